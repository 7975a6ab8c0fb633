import type { FastifyBaseLogger } from 'fastify';
import { LOCALES, type Locale } from '../../../contract/core/locale';
import type { Home, HomePart, Shortcuts, Slide } from '../../../contract/home';
import type { Area } from '../../../contract/core/areas';
import type { ItemRef, Named } from '../../../contract/item';
import { itemPath, portalPath } from '../../../contract/core/paths';
import type { Db } from '../../db/connect';
import type { SlideTexts } from '../../db/schema/item-tables';
import { AppError } from '../../http/errors';
import type { ContentArea } from '../area/content-area';
import { listCards, type CardRow, type CardSort, type ItemFilter } from '../item/read/card-repository';
import { classificationTree } from '../item/read/classification';
import { firstPictures } from '../item/read/picture-repository';
import { visibleKeys } from '../item/engagement/engagement-repository';
import { NOTICE } from '../notice/area';
import { inboxOf } from '../notice/inbox';
import { PERSONNEL } from '../personnel/area';
import { hotKeywords } from '../search/analytics/keywords';
import { SERVICE } from '../service/area';
import { TOOL } from '../tool/area';
import { BENEFIT, NEWS } from '../welfare/area';
import { closingBenefits, hasItems, pinnedLinks, recentLinks, replacePinned, slidesNow, suggestedLinks } from './repository';
import { todayOf } from './today';
import type { ReadContext } from '../item/read/read-context';

type Parts = Required<Omit<Home, 'failed'>>;
/** The page shows six; those that are among the tasks or in the alert, at most six, are left out there. */
const MAX_NOTICES = 12;
/** The page shows three; those that a slide leads to are left out there. */
const MAX_NEWS = 6;

type Loaders = { [P in HomePart]: (db: Db, readContext: ReadContext) => Promise<Parts[P]> };

/** Returns a function that reads the rows of an area's first cards. */
const first =
  (area: Area, sort: CardSort, pageSize: number) =>
  (db: Db, readContext: ReadContext): Promise<CardRow[]> =>
    listCards(db, area, {}, sort, { page: 1, pageSize }, readContext);

/** Maximum number of tools. */
export const MAX_TOOLS = 8;

/** Functions that read rows of cards. The rows are the same for an audience, except for each person's own values. */
export const ROWS = {
  closing: closingBenefits,
  notices: first('notice', 'newest', MAX_NOTICES),
  services: first('service', 'popular', 8),
  benefits: first('benefit', 'popular', 4),
  news: first('news', 'newest', MAX_NEWS),
  personnel: first('personnel', 'updated', 5),
} satisfies Partial<Record<HomePart, (db: Db, readContext: ReadContext) => Promise<CardRow[]>>>;

const LOADERS: Loaders = {
  slides: slidesOf,
  shortcuts: shortcutsOf,
  inbox: inboxOf,
  today: todayOf,
  closing: async (db, readContext) => BENEFIT.cardsOf(db, await ROWS.closing(db, readContext), readContext),
  notices: async (db, readContext) => ({
    items: await NOTICE.cardsOf(db, await ROWS.notices(db, readContext), readContext),
    tabs: await tabsOf(db, readContext),
  }),
  services: async (db, readContext) => SERVICE.cardsOf(db, await ROWS.services(db, readContext), readContext),
  benefits: async (db, readContext) => BENEFIT.cardsOf(db, await ROWS.benefits(db, readContext), readContext),
  news: async (db, readContext) => NEWS.cardsOf(db, await ROWS.news(db, readContext), readContext),
  personnel: async (db, readContext) => PERSONNEL.cardsOf(db, await ROWS.personnel(db, readContext), readContext),
  tools: toolsOf,
  keywords: (db, readContext) => hotKeywords(db, SERVICE.area, readContext),
  isEmpty: async (db, readContext) => !(await hasItems(db, readContext)),
};
/** Names of all parts. */
export const ALL = Object.keys(LOADERS) as HomePart[];

const MAX_TABS = 5;

/** Returns the classifications of notices by which the page filters them. */
export const tabsOf = async (db: Db, readContext: ReadContext): Promise<Named[]> =>
  (await classificationTree(db, NOTICE.area, readContext)).slice(0, MAX_TABS).map(({ id, name }) => ({ id, name }));

/** Returns the requested parts of the home page. A part that fails is logged and listed in `failed`; the others are still returned. */
export async function homeOf(
  db: Db,
  log: FastifyBaseLogger,
  parts: readonly HomePart[] = ALL,
  readContext: ReadContext,
): Promise<Home> {
  return settledParts(log, parts, (part) => LOADERS[part](db, readContext));
}

/** Returns the loaded parts. One that fails is logged and listed in `failed`. */
export async function settledParts(
  log: Pick<FastifyBaseLogger, 'error'>,
  parts: readonly HomePart[],
  load: (part: HomePart) => Promise<unknown>,
): Promise<Home> {
  const settled = await Promise.allSettled(parts.map(load));
  const failed: HomePart[] = [];
  const loaded: Partial<Record<HomePart, unknown>> = {};
  for (const [place, part] of parts.entries()) {
    const outcome = settled[place];
    if (outcome?.status === 'fulfilled') loaded[part] = outcome.value;
    else {
      log.error({ err: outcome?.reason as unknown, part }, 'a part of the home page failed');
      failed.push(part);
    }
  }
  return { ...(loaded as Partial<Parts>), failed };
}

/**
 * Replaces the viewer's pinned items; duplicates are pinned once. Throws `item.not_found`, and changes nothing, if the viewer
 * cannot see one of them.
 */
export async function setPinned(db: Db, items: readonly ItemRef[], readContext: ReadContext): Promise<Shortcuts> {
  const keys = await visibleKeys(db, items, readContext);
  if (keys.length !== items.length) throw new AppError('item.not_found');
  await replacePinned(db, readContext.viewer.id, [...new Set(keys)]);
  return shortcutsOf(db, readContext);
}

async function shortcutsOf(db: Db, readContext: ReadContext): Promise<Shortcuts> {
  return {
    pinned: await pinnedLinks(db, readContext),
    suggested: await suggestedLinks(db, readContext),
    recent: await recentLinks(db, readContext),
  };
}

async function firstOf<Card>(
  content: ContentArea<Card, unknown, never>,
  db: Db,
  sort: CardSort,
  count: number,
  readContext: ReadContext,
  filter: ItemFilter = {},
): Promise<Card[]> {
  return content.cardsOf(
    db,
    await listCards(db, content.area, filter, sort, { page: 1, pageSize: count }, readContext),
    readContext,
  );
}

/** Returns the person's favourite tools, then the most viewed of the others. */
async function toolsOf(db: Db, readContext: ReadContext): Promise<Parts['tools']> {
  const own = await firstOf(TOOL, db, 'name', MAX_TOOLS, readContext, { favourite: true });
  const others = await firstOf(TOOL, db, 'popular', MAX_TOOLS - own.length, readContext, { favourite: false });
  return [...own, ...others];
}

export async function slidesOf(db: Db, readContext: ReadContext): Promise<Slide[]> {
  const rows = await slidesNow(db, readContext);
  const pictures = await firstPictures(
    db,
    rows.flatMap(({ item, picture }) => (picture === null ? (item ?? []) : [])),
  );
  return rows.map(({ id, texts, link, hue, item, area, itemId, picture, width, height }) => {
    const { alt, ...text } = slideTextIn(texts, readContext.locale);
    return {
      ...{ id, hue, ...text },
      link: area && itemId ? itemPath(area, itemId) : linkOfSlide(id, link, readContext),
      picture: picture === null ? (item !== null && pictures.get(item)) || null : { id: picture, width, height },
      // `alt` describes only the slide's own picture, not that of the item.
      alt: (picture !== null && alt) || '',
    };
  });
}

/** Returns the link of a slide as a path of the portal. A link that leads out of the portal is logged, and null is returned. */
function linkOfSlide(slide: string, link: string | null, { log }: ReadContext): string | null {
  const path = link && portalPath(link);
  if (link && !path) log.error({ slide, link }, 'the link of a slide leads out of the portal');
  return path;
}

function slideTextIn(texts: SlideTexts, wanted: Locale) {
  for (const locale of [wanted, ...LOCALES]) {
    const text = texts[locale];
    if (text) return { ...text, locale };
  }
  throw new Error('a slide without any text is stored');
}
