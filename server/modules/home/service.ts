import type { FastifyBaseLogger } from 'fastify';
import { LOCALES, type Locale } from '../../../contract/core/locale';
import type { Home, HomePart, Shortcuts, Slide } from '../../../contract/home';
import type { ItemRef } from '../../../contract/item';
import { itemPath, portalPath } from '../../../contract/core/paths';
import type { Db } from '../../db/connect';
import type { SlideTexts } from '../../db/schema/item-tables';
import { AppError } from '../../http/errors';
import type { ContentArea } from '../area/content-area';
import { listCards, type ItemFilter, type CardSort } from '../item/read/card-repository';
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

type Loaders = { [P in HomePart]: (db: Db, readContext: ReadContext) => Promise<Parts[P]> };

const LOADERS: Loaders = {
  slides: slidesOf,
  shortcuts: shortcutsOf,
  inbox: inboxOf,
  today: todayOf,
  closing: async (db, readContext) => BENEFIT.cardsOf(db, await closingBenefits(db, readContext), readContext),
  notices: async (db, readContext) => ({
    items: await firstOf(NOTICE, db, 'newest', MAX_NOTICES, readContext),
    tabs: (await classificationTree(db, NOTICE.area, readContext)).slice(0, 5).map(({ id, name }) => ({ id, name })),
  }),
  services: (db, readContext) => firstOf(SERVICE, db, 'popular', 8, readContext),
  benefits: (db, readContext) => firstOf(BENEFIT, db, 'popular', 4, readContext),
  news: (db, readContext) => firstOf(NEWS, db, 'newest', 3, readContext),
  personnel: (db, readContext) => firstOf(PERSONNEL, db, 'updated', 5, readContext),
  tools: toolsOf,
  keywords: (db, readContext) => hotKeywords(db, SERVICE.area, readContext),
  isEmpty: async (db, readContext) => !(await hasItems(db, readContext)),
};
const ALL = Object.keys(LOADERS) as HomePart[];

/** Returns the requested parts of the home page. A part that fails is logged and listed in `failed`; the others are still returned. */
export async function homeOf(
  db: Db,
  log: FastifyBaseLogger,
  parts: readonly HomePart[] = ALL,
  readContext: ReadContext,
): Promise<Home> {
  const settled = await Promise.allSettled(parts.map((part) => LOADERS[part](db, readContext)));
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

const MAX_TOOLS = 8;

/** Returns the person's favourite tools, then the most viewed of the others. */
async function toolsOf(db: Db, readContext: ReadContext): Promise<Parts['tools']> {
  const own = await firstOf(TOOL, db, 'name', MAX_TOOLS, readContext, { favourite: true });
  const others = await firstOf(TOOL, db, 'popular', MAX_TOOLS - own.length, readContext, { favourite: false });
  return [...own, ...others];
}

async function slidesOf(db: Db, readContext: ReadContext): Promise<Slide[]> {
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
      // A picture of the item is not described by the slide.
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
