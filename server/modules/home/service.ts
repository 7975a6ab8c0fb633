import type { FastifyBaseLogger } from 'fastify';
import { LOCALES, type Locale } from '../../../contract/locale';
import type { Home, HomePart, Shortcuts, Slide } from '../../../contract/home';
import type { ItemRef } from '../../../contract/item';
import { itemPath, portalPath } from '../../../contract/paths';
import type { Db } from '../../db/connect';
import { AppError } from '../../errors';
import type { ContentArea } from '../area/content-area';
import { listCards, type ItemFilter, type CardSort, type Reading } from '../item/card-repository';
import { classificationTree } from '../item/classification';
import { firstPictures } from '../item/picture-repository';
import { visibleKeys } from '../item/use-repository';
import { NOTICE } from '../notice/area';
import { inboxOf } from '../notice/inbox';
import { PERSONNEL } from '../personnel/area';
import { hotKeywords } from '../search/keywords';
import { SERVICE } from '../servicehall/area';
import { TOOL } from '../tool/area';
import { BENEFIT, NEWS } from '../welfare/area';
import { closingBenefits, hasItems, pinnedLinks, recentLinks, replacePinned, slidesNow, suggestedLinks } from './repository';

type Parts = Required<Omit<Home, 'failed'>>;
type Loaders = { [P in HomePart]: (db: Db, reading: Reading) => Promise<Parts[P]> };

const LOADERS: Loaders = {
  slides: slidesOf,
  shortcuts: shortcutsOf,
  inbox: inboxOf,
  closing: async (db, reading) => BENEFIT.cardsOf(db, await closingBenefits(db, reading), reading),
  notices: async (db, reading) => ({
    items: await firstOf(NOTICE, db, 'newest', 6, reading),
    tabs: (await classificationTree(db, NOTICE.area, reading)).slice(0, 5).map(({ id, name }) => ({ id, name })),
  }),
  services: (db, reading) => firstOf(SERVICE, db, 'popular', 8, reading),
  benefits: (db, reading) => firstOf(BENEFIT, db, 'popular', 4, reading),
  news: (db, reading) => firstOf(NEWS, db, 'newest', 3, reading),
  personnel: (db, reading) => firstOf(PERSONNEL, db, 'updated', 5, reading),
  tools: toolsOf,
  keywords: (db, reading) => hotKeywords(db, SERVICE.area, reading),
  isEmpty: async (db, reading) => !(await hasItems(db, reading)),
};
const ALL = Object.keys(LOADERS) as HomePart[];

/** The parts asked for, each by itself: one that fails is logged and named, and the others come. */
export async function homeOf(db: Db, log: FastifyBaseLogger, parts: readonly HomePart[] = ALL, reading: Reading): Promise<Home> {
  const settled = await Promise.allSettled(parts.map((part) => LOADERS[part](db, reading)));
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

/** Throws `item.not_found` when one of them is not there for the viewer; then nothing changes. One that is named twice is pinned once. */
export async function setPinned(db: Db, items: readonly ItemRef[], reading: Reading): Promise<Shortcuts> {
  const keys = await visibleKeys(db, items, reading);
  if (keys.length !== items.length) throw new AppError('item.not_found');
  await replacePinned(db, reading.viewer.id, [...new Set(keys)]);
  return shortcutsOf(db, reading);
}

async function shortcutsOf(db: Db, reading: Reading): Promise<Shortcuts> {
  return {
    pinned: await pinnedLinks(db, reading),
    suggested: await suggestedLinks(db, reading),
    recent: await recentLinks(db, reading),
  };
}

async function firstOf<Card>(
  content: ContentArea<Card, unknown, never>,
  db: Db,
  sort: CardSort,
  count: number,
  reading: Reading,
  filter: ItemFilter = {},
): Promise<Card[]> {
  return content.cardsOf(db, await listCards(db, content.area, filter, sort, { page: 1, pageSize: count }, reading), reading);
}

const MOST_TOOLS = 8;

/** A person's favourites, then what most people use. */
async function toolsOf(db: Db, reading: Reading): Promise<Parts['tools']> {
  const own = await firstOf(TOOL, db, 'name', MOST_TOOLS, reading, { favourite: true });
  const others = await firstOf(TOOL, db, 'popular', MOST_TOOLS - own.length, reading, { favourite: false });
  return [...own, ...others];
}

async function slidesOf(db: Db, reading: Reading): Promise<Slide[]> {
  const rows = await slidesNow(db, reading);
  const pictures = await firstPictures(
    db,
    rows.flatMap(({ item }) => item ?? []),
  );
  return rows.map(({ id, texts, link, hue, item, area, itemId }) => ({
    ...{ id, hue, ...slideTextIn(texts, reading.locale) },
    link: area && itemId ? itemPath(area, itemId) : linkOfSlide(id, link, reading),
    picture: (item !== null && pictures.get(item)) || null,
  }));
}

/** Returns null, and logs it, for a link that leads out of the portal. */
function linkOfSlide(slide: string, link: string | null, { log }: Reading): string | null {
  const path = link && portalPath(link);
  if (link && !path) log.error({ slide, link }, 'the link of a slide leads out of the portal');
  return path;
}

function slideTextIn(texts: Partial<Record<Locale, { title: string; text: string }>>, wanted: Locale) {
  for (const locale of [wanted, ...LOCALES]) {
    const text = texts[locale];
    if (text) return { ...text, locale };
  }
  throw new Error('a slide without any text is stored');
}
