import type { Classification } from '../../../contract/classification';
import type { AnswerOf } from '../../../contract/core/endpoint';
import { informationFields, type informationApi, type ShelfSection, type ShelvedDocument } from '../../../contract/information';
import type { Db } from '../../db/connect';
import { factsReader } from '../area/facts';
import { listCards, type CardRow } from '../item/read/card-repository';
import { classificationTree } from '../item/read/classification';
import { NO_FIELDS } from '../../../contract/areas';
import { INFORMATION } from './area';
import type { ReadContext } from '../item/read/read-context';

/** Maximum number of documents in the tree. People search a larger shelf rather than browse it. */
export const MAX_DOCUMENTS = 2000;

const factsOf = factsReader(informationFields, NO_FIELDS);
const positionOf = (row: CardRow, readContext: ReadContext): number => factsOf(row, readContext).position ?? Infinity;

/** Returns rows that are sorted by name with those first that have a position, in its order. */
export const shelfOrder = (byName: readonly CardRow[], readContext: ReadContext): CardRow[] =>
  byName
    .map((row) => ({ row, position: positionOf(row, readContext) }))
    .sort((a, b) => (a.position === b.position ? 0 : a.position - b.position))
    .map(({ row }) => row);

/** Returns the tree of sections with their documents. Each document is listed in the first of its sections, by position, then by name. */
export async function shelfTree(db: Db, readContext: ReadContext): Promise<AnswerOf<(typeof informationApi)['tree']>> {
  const tree = await classificationTree(db, INFORMATION.area, readContext);
  const byName = await listCards(db, INFORMATION.area, {}, 'name', { page: 1, pageSize: MAX_DOCUMENTS }, readContext);
  const inSection: Sections = new Map();
  for (const row of shelfOrder(byName, readContext)) {
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

/** Returns the properties of documents that the shelf shows. */
export const shelved = (rows: readonly ShelvedDocument[] = []): ShelvedDocument[] =>
  rows.map(({ id, title, locale }) => ({ id, title, locale }));
