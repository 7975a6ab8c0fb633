import type { Classification } from '../../../contract/classification';
import type { AnswerOf } from '../../../contract/endpoint';
import { informationFields, type informationApi, type ShelfSection } from '../../../contract/information';
import type { Db } from '../../db/connect';
import { factsReader } from '../area/facts';
import { listCards, type CardRow, type Reading } from '../item/card-repository';
import { classificationTree } from '../item/classification';
import { NO_FIELDS } from '../item/document';
import { INFORMATION } from './area';

/** A shelf of more documents is searched, not looked through. */
const MOST = 2000;

const factsOf = factsReader(informationFields, NO_FIELDS);
const positionOf = (row: CardRow, reading: Reading): number => factsOf(row, reading).position ?? Infinity;

/** Every document in the first of its sections: by its own position, then by name. */
export async function shelfTree(db: Db, reading: Reading): Promise<AnswerOf<(typeof informationApi)['tree']>> {
  const tree = await classificationTree(db, INFORMATION.area, reading);
  const byName = await listCards(db, INFORMATION.area, {}, 'name', { page: 1, pageSize: MOST }, reading);
  const rows = byName
    .map((row) => ({ row, position: positionOf(row, reading) }))
    .sort((a, b) => (a.position === b.position ? 0 : a.position - b.position))
    .map(({ row }) => row);
  const inSection: Sections = new Map();
  for (const row of rows) {
    const [section = null] = row.classificationIds;
    const held = inSection.get(section);
    if (held) held.push(row);
    else inSection.set(section, [row]);
  }
  return { sections: sectionsOf(tree, inSection), rest: shelved(inSection.get(null)) };
}

type Sections = Map<string | null, CardRow[]>;

const sectionsOf = (tree: readonly Classification[], inSection: Sections): ShelfSection[] =>
  tree
    .map(({ id, name, children }) => ({
      id,
      name,
      documents: shelved(inSection.get(id)),
      children: sectionsOf(children, inSection),
    }))
    .filter(({ documents, children }) => documents.length + children.length > 0);

const shelved = (rows: readonly CardRow[] = []) => rows.map(({ id, title, locale }) => ({ id, title, locale }));
