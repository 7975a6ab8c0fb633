import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import { SIGHT_CONDITIONS, type seeAsApi } from '../../../contract/manage/see-as';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import type { CallContext } from '../../http/route';
import type { ReadContext } from '../item/read/read-context';
import { waitingNotices } from '../notice/inbox-repository';
import { searchArea } from '../search/area-search';
import { findSightOf, type ItemSight } from './explain-repository';
import { choiceOf } from './service';
import { openSight } from './sight';

type Explain = (typeof seeAsApi)['explain'];
type Explained = AnswerOf<Explain>;

/** Number of results among which an item is looked for. */
const RESULTS = 100;

/** Explains why a reader sees an item at a moment, or does not. Throws `person.not_found` or `item.not_found`. */
export async function explainSight(
  deps: Deps,
  input: ParsedInputOf<Explain>,
  { locale, request }: CallContext,
): Promise<Explained> {
  const sight = await openSight(deps, choiceOf(deps, input));
  try {
    const { trx, viewer, moment } = sight;
    const readContext: ReadContext = { viewer, locale, now: moment, log: request.log };
    const item = await findSightOf(trx, input.item, readContext);
    if (!item) throw new AppError('item.not_found');
    const conditions = conditionsOf(item, readContext);
    const isVisible = conditions.every(({ isMet }) => isMet);
    return {
      isVisible,
      titles: item.titles,
      conditions,
      search: await searchPlaceOf(trx, input, readContext),
      notice: isVisible && input.item.area === 'notice' ? await noticePlaceOf(trx, item, readContext) : null,
    };
  } finally {
    await sight.close();
  }
}

function conditionsOf(item: ItemSight, { viewer, now }: ReadContext): Explained['conditions'] {
  const moment = now.toISOString();
  const own = (value: string | null): string[] => (value === null ? [] : [value]);
  const at = (date: Date | null): string[] => own(date?.toISOString() ?? null);
  const sides: Record<(typeof SIGHT_CONDITIONS)[number], { wanted: string[]; given: string[] }> = {
    begun: { wanted: at(item.publishedAt), given: [moment] },
    notExpired: { wanted: at(item.expiresAt), given: [moment] },
    notArchived: { wanted: at(item.archivedAt), given: [moment] },
    department: { wanted: item.departments, given: own(viewer.department) },
    location: { wanted: item.locations, given: own(viewer.location) },
    role: { wanted: item.roles, given: [...viewer.roles] },
  };
  return SIGHT_CONDITIONS.map((condition) => ({ condition, isMet: item.met[condition] === true, ...sides[condition] }));
}

async function searchPlaceOf(
  db: Deps['db'],
  { item, query }: ParsedInputOf<Explain>,
  readContext: ReadContext,
): Promise<Explained['search']> {
  if (query === null || query === '') return null;
  const request = { query, filter: {}, sort: 'relevance', page: 1, pageSize: RESULTS } as const;
  const { items, total } = await searchArea(db, { area: item.area }, request, readContext);
  const place = items.findIndex(({ id }) => id === item.id);
  return { rank: place < 0 ? null : place + 1, total };
}

async function noticePlaceOf(db: Deps['db'], { key }: ItemSight, readContext: ReadContext): Promise<Explained['notice']> {
  const { unread, mustRead, alert } = await waitingNotices(db, readContext);
  return { isUnread: unread.includes(key), isDue: mustRead.includes(key), isAlert: alert.includes(key) };
}
