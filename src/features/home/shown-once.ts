import { itemPath } from 'contract/core/paths';
import type { Home, Slide } from 'contract/home';
import type { NoticeCard } from 'contract/notice';
import type { NewsCard } from 'contract/welfare';
import { tasksOf } from './todo/tasks';

type Loaded = Pick<Home, 'inbox' | 'closing'>;

/** Returns the addresses of the items that the tasks, or the alert above the page, already show. */
function shownAbove(home: Loaded): Set<string> {
  const { alert } = home.inbox ?? {};
  const items = [...tasksOf(home).map(({ item }) => item), ...(alert ? [alert] : [])];
  return new Set(items.map(({ area, id }) => itemPath(area, id)));
}

/** Returns the slides that lead to nothing that the page already shows above. */
export function slidesOnce(home: Loaded, slides: readonly Slide[]): Slide[] {
  const above = shownAbove(home);
  return slides.filter(({ link }) => link === null || !above.has(link));
}

/** Returns the notices that the page does not already show above. */
export function noticesOnce(home: Loaded, notices: readonly NoticeCard[]): NoticeCard[] {
  const above = shownAbove(home);
  return notices.filter(({ area, id }) => !above.has(itemPath(area, id)));
}

/** Returns the stories that no slide of the page leads to. */
export function newsOnce({ slides = [] }: Pick<Home, 'slides'>, news: readonly NewsCard[]): NewsCard[] {
  const inSlides = new Set(slides.map(({ link }) => link));
  return news.filter(({ area, id }) => !inSlides.has(itemPath(area, id)));
}
