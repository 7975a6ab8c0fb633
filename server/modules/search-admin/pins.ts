import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { ItemRef } from '../../../contract/item';
import type { searchAdminApi, Pin } from '../../../contract/search-admin';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { visibleKeys } from '../item/engagement/engagement-repository';
import { lockSearchRules } from '../search/query/search-rule-repository';
import { comparable } from '../search/text/terms';
import {
  countPortalPins,
  deletePin,
  findPin,
  findPortalPin,
  itemsOfPins,
  listPinned,
  pinnedById,
  storePin,
} from './pin-list-repository';
import { revisionOf } from './revision';
import { keysOf } from './words';
import type { ReadContext } from '../item/read/read-context';

type PinList = (typeof searchAdminApi)['pinList'];
type PinSave = (typeof searchAdminApi)['pinSave'];
type PinRemove = (typeof searchAdminApi)['pinRemove'];

const MAX_PINS = 500;

export async function listPins(db: Db, input: ParsedInputOf<PinList>, readContext: ReadContext): Promise<AnswerOf<PinList>> {
  const { page, pageSize } = input;
  const { ids, total } = await listPinned(db, comparable(input.text), { page, pageSize }, readContext.locale);
  return { items: await pinsOf(db, ids, readContext), total, page, pageSize };
}

export async function savePin(
  { db }: Deps,
  { id, revision, query, items }: ParsedInputOf<PinSave>,
  readContext: ReadContext,
): Promise<Pin> {
  const [key = ''] = keysOf([query], 'query');
  const stored = await db.transaction().execute(async (trx) => {
    await lockSearchRules(trx);
    const present = id === undefined ? undefined : await presentPin(trx, id, revision);
    const same = await findPortalPin(trx, key);
    if (same !== undefined && same !== id) throw new AppError('pin.exists', { id: same });
    if (id === undefined && (await countPortalPins(trx)) >= MAX_PINS) throw new AppError('pin.full');
    const saved = await storePin(trx, id, { key, query }, await pinnableKeys(trx, items, present?.items ?? [], readContext));
    const event = { action: 'pin.save', person: readContext.viewer.id, item: null, after: contentOf({ query, items }) } as const;
    await insertAuditEvent(trx, { ...event, ...(present && { before: contentOf(present) }) }, readContext.now);
    return saved;
  });
  const [pin] = await pinsOf(db, [stored], readContext);
  if (!pin) throw new AppError('pin.not_found');
  return pin;
}

/** Removes the pins of a query. Throws `pin.not_found`, `folder.read_only` or `pin.conflict`. */
export async function removePin({ db, now }: Deps, { id, revision }: ParsedInputOf<PinRemove>, person: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSearchRules(trx);
    const before = contentOf(await presentPin(trx, id, revision));
    await deletePin(trx, id);
    await insertAuditEvent(trx, { action: 'pin.remove', person, item: null, before }, now());
  });
}

/** Returns what the audit log keeps of a pin. */
const contentOf = ({ query, items }: { query: string; items: readonly ItemRef[] }) => ({
  query,
  items: items.map(({ area, id }) => `${area}/${id}`),
});

/**
 * Returns the stored pin. Throws `pin.not_found`, `folder.read_only` if it comes from a folder, or `pin.conflict` if it has changed
 * since the editor read it.
 */
async function presentPin(trx: Db, id: string, revision: string | undefined) {
  const pin = await findPin(trx, id);
  if (!pin) throw new AppError('pin.not_found');
  if (pin.origin === 'folder') throw new AppError('folder.read_only');
  if (pinRevision(pin.query, pin.items) !== revision) throw new AppError('pin.conflict');
  return pin;
}

const pinRevision = (query: string, items: readonly ItemRef[]): string =>
  revisionOf([query, ...items.map(({ area, id }) => `${area}/${id}`)]);

/**
 * Returns the keys of the items to pin; items that are already pinned may stay, even if this editor cannot see them. Throws
 * `item.not_found`.
 */
async function pinnableKeys(
  trx: Db,
  items: readonly ItemRef[],
  present: readonly (ItemRef & { key: number })[],
  readContext: ReadContext,
): Promise<number[]> {
  const isOf = (item: ItemRef) => (other: ItemRef) => other.area === item.area && other.id === item.id;
  const added = items.filter((item) => !present.some(isOf(item)));
  const keys = await visibleKeys(trx, added, readContext);
  if (keys.length !== added.length) throw new AppError('item.not_found');
  return [...new Set(items.flatMap((item) => present.find(isOf(item))?.key ?? keys[added.indexOf(item)] ?? []))];
}

async function pinsOf(db: Db, ids: readonly string[], readContext: ReadContext): Promise<Pin[]> {
  const pins = await pinnedById(db, ids);
  const items = await itemsOfPins(db, ids, readContext);
  return ids.flatMap((id) => {
    const pin = pins.find((one) => one.id === id);
    if (!pin) return [];
    const own = items.filter((item) => item.pin === id);
    const { origin, query, overruled } = pin;
    return {
      id,
      origin,
      query,
      revision: pinRevision(query, own),
      items: own.map((item) => itemOf(item, readContext)),
      overruled: Boolean(overruled),
    };
  });
}

type PinnedItem = Awaited<ReturnType<typeof itemsOfPins>>[number];

function itemOf(item: PinnedItem, { now: moment }: ReadContext): Pin['items'][number] {
  const { area, id, title, locale } = item;
  const state = stateOf(item, moment);
  const text = state === 'hidden' ? { title: null, locale: null } : { title, locale };
  return { area, id, ...text, state };
}

function stateOf({ isForViewer, publishedAt, archivedAt, expiresAt }: PinnedItem, moment: Date): Pin['items'][number]['state'] {
  if (!isForViewer || publishedAt === null || publishedAt > moment) return 'hidden';
  if (archivedAt !== null) return 'archived';
  return expiresAt !== null && expiresAt <= moment ? 'expired' : 'shown';
}
