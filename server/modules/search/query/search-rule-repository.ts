import type { Db } from '../../../db/connect';
import { lockUntilCommit } from '../../../db/lock-repository';
import { LOCK } from '../../../db/locks';
import { comparable } from '../text/terms';

/** Locks the search rules against other changes until the end of the transaction. */
export async function lockSearchRules(trx: Db): Promise<void> {
  await lockUntilCommit(trx, LOCK.searchRules);
}

/** Query and the items that are shown first for it, in this order. */
export interface PinnedQuery {
  query: string;
  items: readonly number[];
}

/** Replaces the groups of synonyms that came with a content folder. */
export async function replaceSynonyms(trx: Db, groups: readonly (readonly string[])[]): Promise<void> {
  await trx.deleteFrom('search_synonym').where('origin', '=', 'folder').execute();
  if (!groups.length) return;
  const keysOf = (words: readonly string[]) => [...new Set(words.map(comparable))];
  await trx
    .insertInto('search_synonym')
    .values(groups.map((words) => ({ origin: 'folder' as const, words: [...words], keys: keysOf(words) })))
    .execute();
}

/** Replaces the pins that came with a content folder; the items of equal queries are merged. */
export async function replacePins(trx: Db, pins: readonly PinnedQuery[]): Promise<void> {
  await trx.deleteFrom('search_pinned_query').where('origin', '=', 'folder').execute();
  const byKey = new Map<string, { query: string; items: Set<number> }>();
  for (const { query, items } of pins) {
    const known = byKey.get(comparable(query)) ?? { query, items: new Set() };
    byKey.set(comparable(query), known);
    for (const item of items) known.items.add(item);
  }
  if (!byKey.size) return;
  const stored = await trx
    .insertInto('search_pinned_query')
    .values([...byKey].map(([key, { query }]) => ({ origin: 'folder' as const, key, query })))
    .returning(['id', 'key'])
    .execute();
  const rows = stored.flatMap(({ id, key }) =>
    [...(byKey.get(key)?.items ?? [])].map((item, position) => ({ pin: id, item, position })),
  );
  await trx.insertInto('search_pin').values(rows).execute();
}

/** Replaces the words banned from suggestions that came with a content folder. */
export async function replaceBans(trx: Db, words: readonly string[]): Promise<void> {
  await trx.deleteFrom('search_ban').where('origin', '=', 'folder').execute();
  const byKey = new Map(words.map((word) => [comparable(word), word]));
  if (!byKey.size) return;
  await trx
    .insertInto('search_ban')
    .values([...byKey].map(([key, word]) => ({ origin: 'folder' as const, key, word })))
    .execute();
}

export async function bannedWords(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('search_ban').select('key').execute();
  return new Set(rows.map(({ key }) => key));
}
