import type { FastifyBaseLogger } from 'fastify';
import type { Home, HomePart, Shortcuts, Slide, Today } from '../../../contract/home';
import type { Named } from '../../../contract/item';
import type { NoticeCard } from '../../../contract/notice';
import type { Db } from '../../db/connect';
import type { TaggedAnswer } from '../../http/answers/answer-bytes';
import type { ContentArea } from '../area/content-area';
import { sharedCards, withPersonal, type CardValues, type SharedCards } from '../area/kept-answers';
import { listCards, type CardRow } from '../item/read/card-repository';
import type { ReadContext } from '../item/read/read-context';
import type { KeptParts, Part, PartReader } from '../kept/kept-parts';
import { readPersonState, viewsIn } from '../kept/person-state-repository';
import { NOTICE } from '../notice/area';
import { inboxMadeOf, shownOf } from '../notice/inbox';
import { cardsByKey, waitingOf, type StoredWaiting, type WaitingNotices } from '../notice/inbox-repository';
import { PERSONNEL } from '../personnel/area';
import { hotKeywords } from '../search/analytics/keywords';
import { SERVICE } from '../service/area';
import { TOOL } from '../tool/area';
import { BENEFIT, NEWS } from '../welfare/area';
import { readPersonalHome } from './personal-repository';
import { hasItems } from './repository';
import { ALL, homeOf, MAX_TOOLS, ROWS, settledParts, slidesOf, tabsOf } from './service';
import { todayOf } from './today';

type Content = ContentArea<object, unknown, never>;
type Cards = SharedCards<object>;

const AREAS_OF_CARDS: Record<keyof typeof ROWS | 'tools', Content> = {
  ...{ closing: BENEFIT, notices: NOTICE, services: SERVICE, benefits: BENEFIT, news: NEWS, personnel: PERSONNEL, tools: TOOL },
};
type CardPart = keyof typeof AREAS_OF_CARDS;
const isCardPart = (part: HomePart): part is CardPart => part in AREAS_OF_CARDS;

/** Part of the home page that is the same for all people of an audience. */
interface SharedPart {
  cards?: Cards;
  tabs?: Named[];
  slides?: Slide[];
  today?: Today;
  keywords?: { id: string; word: string }[];
  isEmpty?: boolean;
}

/** Returns the most popular tools: twice as many as are shown, because favourites among them are listed separately. */
const popularTools = (db: Db, nobody: ReadContext): Promise<CardRow[]> =>
  listCards(db, TOOL.area, {}, 'popular', { page: 1, pageSize: 2 * MAX_TOOLS }, nobody);

async function loadShared(db: Db, part: HomePart, nobody: ReadContext): Promise<SharedPart> {
  const cardsOf = async (name: CardPart) => {
    const rows = await (name === 'tools' ? popularTools : ROWS[name])(db, nobody);
    return { cards: await sharedCards(db, AREAS_OF_CARDS[name], rows, nobody) };
  };
  switch (part) {
    case 'notices':
      return { ...(await cardsOf(part)), tabs: await tabsOf(db, nobody) };
    case 'slides':
      return { slides: await slidesOf(db, nobody) };
    case 'today':
      return { today: await todayOf(db, nobody) };
    case 'keywords':
      return { keywords: await hotKeywords(db, SERVICE.area, nobody) };
    case 'isEmpty':
      return { isEmpty: !(await hasItems(db, nobody)) };
    case 'shortcuts':
    case 'inbox':
      return {};
    default:
      return cardsOf(part);
  }
}

/** Values of the home page that are specific to one person. */
interface PersonalValues extends Shortcuts {
  waiting: StoredWaiting;
  cards: CardValues[];
  notices: CardValues[];
  /** Keys of favourite tools, in the order of the page. */
  tools: number[];
}

/** Returns the requested parts of the home page. Everything but the person's own values is cached for all people of an audience. */
export function keptHomeOf(
  kept: KeptParts,
  db: Db,
  log: FastifyBaseLogger,
  parts: readonly HomePart[] = ALL,
  readContext: ReadContext,
): Promise<Home | TaggedAnswer<Home>> {
  return kept.answer<Home>(
    readContext,
    (reader) => makeHome(db, parts, readContext, reader),
    () => homeOf(db, log, parts, readContext),
  );
}

async function makeHome(db: Db, parts: readonly HomePart[], readContext: ReadContext, reader: PartReader) {
  const { viewer } = readContext;
  // For administrators every item counts, so `isEmpty` is cached separately for them.
  const nameOf = (part: HomePart) => `home ${part} ${part === 'isEmpty' && viewer.roles.includes('admin') ? 'of all' : ''}`;
  const shared = new Map<HomePart, Part<SharedPart>>();
  const load = async (part: HomePart) => {
    shared.set(part, await reader.part(nameOf(part), (nobody) => loadShared(db, part, nobody)));
    return null;
  };
  const { failed } = await settledParts(readContext.log, parts, load);
  // Sorted, because the order by popularity changes every ten seconds, and the keys are a part of the cache key.
  const keysOf = (isOfNotices: boolean) =>
    [...shared]
      .flatMap(([part, { value }]) => ((part === 'notices') === isOfNotices ? (value.cards?.keys ?? []) : []))
      .sort((a, b) => a - b);
  const before = reader.lastLoad();
  const keys = { keys: keysOf(false), notices: keysOf(true) };
  const row = await reader.personal(`home ${JSON.stringify(keys)}`, () => readPersonalHome(db, readContext, keys, MAX_TOOLS));
  const personal = JSON.parse(row.values) as PersonalValues;
  const waiting = waitingOf(personal.waiting);
  const inbox = await cardsOfKeys(db, NOTICE, parts.includes('inbox') ? shownOf(waiting) : [], reader);
  const tools = await cardsOfKeys(db, TOOL, parts.includes('tools') ? personal.tools : [], reader);
  const all = [...shared.values(), inbox, tools];
  // Cards that were loaded after `row` was read may belong to a later version, so the version is read again.
  const isLater = [inbox, tools].some(({ load }) => load > before);
  const { version } = isLater ? await readPersonState(db, { person: viewer.id, keys: [] }) : row;
  const own = { shared, waiting, personal, inbox: inbox.value, tools: tools.value, location: viewer.location };
  return {
    version,
    parts: all,
    personal: `${parts.join()} ${failed.join()} ${JSON.stringify(viewer.location)} ${row.values} ${row.views}`,
    build: () => {
      const made: Made = { ...own, views: viewsIn(row.views) };
      return { ...Object.fromEntries([...shared.keys()].map((part) => [part, partOf(part, made)])), failed };
    },
  };
}

/** Returns the shared cards of items by their keys, in no order. */
const cardsOfKeys = (db: Db, content: Content, keys: readonly number[], reader: PartReader): Promise<Part<Cards>> => {
  const wanted = [...new Set(keys)].sort((a, b) => a - b);
  return reader.part(`cards ${content.area} ${wanted.join()}`, async (nobody) =>
    sharedCards(db, content, wanted.length ? await cardsByKey(db, wanted, nobody) : [], nobody),
  );
};

interface Made {
  shared: ReadonlyMap<HomePart, Part<SharedPart>>;
  personal: PersonalValues;
  waiting: WaitingNotices;
  inbox: Cards;
  tools: Cards;
  location: string | null;
  views: ReadonlyMap<number, number>;
}

/** Returns a part as the person sees it. */
function partOf(part: HomePart, { shared, personal, waiting, inbox, tools, location, views }: Made): unknown {
  const { cards: own = { cards: [], keys: [] }, tabs, slides, today, keywords, isEmpty } = shared.get(part)?.value ?? {};
  const { pinned, suggested, recent } = personal;
  switch (part) {
    case 'shortcuts':
      return { pinned, suggested, recent };
    case 'inbox':
      return inboxMadeOf(
        waiting,
        byKey(inbox.keys, withPersonal(NOTICE, inbox as SharedCards<NoticeCard>, personal.notices, views)),
      );
    case 'notices':
      return { items: withPersonal(NOTICE, own as SharedCards<NoticeCard>, personal.notices, views), tabs };
    case 'tools':
      return toolsOf(personal, views, tools, own);
    case 'today':
      return { ...today, location };
    case 'slides':
      return slides;
    case 'keywords':
      return keywords;
    case 'isEmpty':
      return isEmpty;
    default:
      return isCardPart(part) ? withPersonal(AREAS_OF_CARDS[part], own, personal.cards, views) : undefined;
  }
}

const byKey = <Card>(keys: readonly number[], cards: readonly Card[]): Map<number, Card> =>
  new Map(keys.map((key, place) => [key, cards[place] as Card]));

/** Returns the person's favourite tools, then the most viewed of the others. */
function toolsOf({ tools, cards }: PersonalValues, views: Made['views'], own: Cards, popular: Cards): object[] {
  const favourites = byKey(own.keys, own.cards);
  const others = popular.keys.flatMap((key, place) =>
    tools.includes(key) ? [] : [{ key, card: popular.cards[place] as object }],
  );
  const shown = [...tools.flatMap((key) => ({ key, card: favourites.get(key) ?? {} })), ...others].slice(0, MAX_TOOLS);
  return withPersonal(TOOL, { keys: shown.map(({ key }) => key), cards: shown.map(({ card }) => card) }, cards, views);
}
