import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { searchAdminApi, SynonymGroup } from '../../../contract/search-admin';
import type { Db } from '../../db/connect';
import { AppError } from '../../http/errors';
import { lockSearchRules } from '../search/query/search-rule-repository';
import { comparable } from '../search/text/terms';
import { revisionOf } from './revision';
import {
  countPortalGroups,
  deleteGroup,
  findGroup,
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

export async function saveGroup(db: Db, { id, revision, words }: ParsedInputOf<SynonymSave>): Promise<SynonymGroup> {
  const keys = keysOf(words);
  const stored = await db.transaction().execute(async (trx) => {
    await lockSearchRules(trx);
    if (id !== undefined) await presentGroup(trx, id, revision);
    else if ((await countPortalGroups(trx)) >= MAX_GROUPS) throw new AppError('synonym.full');
    return storeGroup(trx, id, { words, keys });
  });
  const [group] = await withShared(db, [stored]);
  if (!group) throw new AppError('synonym.not_found');
  return group;
}

export async function removeGroup(db: Db, { id, revision }: ParsedInputOf<SynonymRemove>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSearchRules(trx);
    await presentGroup(trx, id, revision);
    await deleteGroup(trx, id);
  });
}

/**
 * Throws `synonym.not_found`, `folder.read_only` if the group comes from a folder, or `synonym.conflict` if it has changed since
 * the editor read it.
 */
async function presentGroup(trx: Db, id: string, revision: string | undefined): Promise<void> {
  const group = await findGroup(trx, id);
  if (!group) throw new AppError('synonym.not_found');
  if (group.origin === 'folder') throw new AppError('folder.read_only');
  if (revisionOf(group.words) !== revision) throw new AppError('synonym.conflict');
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
