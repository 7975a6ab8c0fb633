import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { searchAdminApi, SynonymGroup } from '../../../contract/search-admin';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { lockSearchRules } from '../search/query/search-rule-repository';
import { comparable } from '../search/text/terms';
import { revisionOf } from './revision';
import {
  countPortalGroups,
  deleteGroup,
  findGroup,
  findSameGroup,
  groupsWith,
  listSynonyms,
  storeGroup,
  type SynonymRow,
} from './synonym-list-repository';
import { keysOf } from './words';

type SynonymList = (typeof searchAdminApi)['synonymList'];
type SynonymSave = (typeof searchAdminApi)['synonymSave'];
type SynonymRemove = (typeof searchAdminApi)['synonymRemove'];

const MAX_GROUPS = 2000;

export async function listGroups(db: Db, { text, page, pageSize }: ParsedInputOf<SynonymList>): Promise<AnswerOf<SynonymList>> {
  const { groups, total } = await listSynonyms(db, comparable(text), { page, pageSize });
  return { items: await withShared(db, groups), total, page, pageSize };
}

/**
 * Saves a group of synonyms. Throws `synonym.not_found`, `synonym.full`, `synonym.conflict`, `folder.read_only`, or `synonym.exists` if
 * another group has the same words.
 */
export async function saveGroup(
  { db, now }: Deps,
  { id, revision, words }: ParsedInputOf<SynonymSave>,
  person: string,
): Promise<SynonymGroup> {
  const keys = keysOf(words);
  const stored = await db.transaction().execute(async (trx) => {
    await lockSearchRules(trx);
    const present = id === undefined ? undefined : await presentGroup(trx, id, revision);
    const same = await findSameGroup(trx, keys, id);
    if (same !== undefined) throw new AppError('synonym.exists', { id: same });
    if (!present && (await countPortalGroups(trx)) >= MAX_GROUPS) throw new AppError('synonym.full');
    const states = { ...(present && { before: { words: present.words } }), after: { words } };
    await insertAuditEvent(trx, { action: 'synonym.save', person, item: null, ...states }, now());
    return storeGroup(trx, id, { words, keys });
  });
  const [group] = await withShared(db, [stored]);
  if (!group) throw new AppError('synonym.not_found');
  return group;
}

/** Removes a group of synonyms. Throws `synonym.not_found`, `synonym.conflict` or `folder.read_only`. */
export async function removeGroup(
  { db, now }: Deps,
  { id, revision }: ParsedInputOf<SynonymRemove>,
  person: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSearchRules(trx);
    const { words } = await presentGroup(trx, id, revision);
    await deleteGroup(trx, id);
    await insertAuditEvent(trx, { action: 'synonym.remove', person, item: null, before: { words } }, now());
  });
}

/**
 * Returns the stored group. Throws `synonym.not_found`, `folder.read_only` if the group comes from a folder, or `synonym.conflict` if it has changed since
 * the editor read it.
 */
async function presentGroup(trx: Db, id: string, revision: string | undefined): Promise<SynonymRow> {
  const group = await findGroup(trx, id);
  if (!group) throw new AppError('synonym.not_found');
  if (group.origin === 'folder') throw new AppError('folder.read_only');
  if (revisionOf(group.words) !== revision) throw new AppError('synonym.conflict');
  return group;
}

/** Returns the groups as editors see them, each with those of its words that other groups contain too. */
async function withShared(db: Db, groups: readonly SynonymRow[]): Promise<SynonymGroup[]> {
  const keys = groups.flatMap(({ words }) => words.map(comparable));
  const others = keys.length ? await groupsWith(db, keys) : [];
  return groups.map(({ id, origin, words }) => {
    const shared = words.flatMap((word) => {
      const holds = (other: SynonymRow) => other.id !== id && other.words.some((own) => comparable(own) === comparable(word));
      return others
        .filter(holds)
        .map((other) => ({ word, with: other.words.filter((own) => comparable(own) !== comparable(word)) }));
    });
    return { id, origin, words, revision: revisionOf(words), shared };
  });
}
