import type { Classification } from '../../../contract/classification';
import type { AnswerOf } from '../../../contract/core/endpoint';
import { majorityOf } from '../../../contract/core/frequent';
import { informationFields, type DatedDocument, type informationApi, type ShelfSection } from '../../../contract/information';
import type { PersonLink } from '../../../contract/person';
import type { Db } from '../../db/connect';
import { factsReader } from '../area/facts';
import { listCards, type CardRow } from '../item/read/card-repository';
import { classificationTree } from '../item/read/classification';
import { readPersonLinks } from '../item/read/person';
import { NO_FIELDS } from '../../../contract/areas';
import { INFORMATION } from './area';
import type { ReadContext } from '../item/read/read-context';

/** Maximum number of documents in the tree. People search a larger shelf rather than browse it. */
export const MAX_DOCUMENTS = 2000;

const factsOf = factsReader(informationFields, NO_FIELDS);
const positionOf = (row: CardRow, readContext: ReadContext): number => factsOf(row, readContext).position ?? Infinity;

/** Returns rows that are sorted by name with those first that have a position, in its order. */
const shelfOrder = (byName: readonly CardRow[], readContext: ReadContext): CardRow[] =>
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
  const sections = sectionsOf(tree, inSection);
  const people = await readPersonLinks(db, sections.flatMap(ownersOf), readContext.locale);
  return { sections: withOwners(sections, people), rest: dated(inSection.get(null)) };
}

type Sections = Map<string | null, CardRow[]>;

interface OwnedSection extends Omit<ShelfSection, 'owner' | 'children'> {
  ownerId: string | null;
  children: OwnedSection[];
  /** Rows of the section and of those below it. */
  rows: readonly CardRow[];
}

const sectionsOf = (tree: readonly Classification[], inSection: Sections): OwnedSection[] =>
  tree
    .map(({ id, formerIds, name, glyph, children: below }) => {
      const own = inSection.get(id) ?? [];
      const children = sectionsOf(below, inSection);
      const rows = [...own, ...children.flatMap((child) => child.rows)];
      const ownerId = majorityOf(rows.map(({ owner }) => ({ value: owner, count: 1 })));
      return { id, formerIds, name, glyph, ownerId, documents: dated(own), children, rows };
    })
    .filter(({ rows }) => rows.length > 0);

const ownersOf = ({ ownerId, children }: OwnedSection): (string | null)[] => [ownerId, ...children.flatMap(ownersOf)];

const withOwners = (sections: readonly OwnedSection[], people: ReadonlyMap<string | null, PersonLink>): ShelfSection[] =>
  sections.map(({ id, formerIds, name, glyph, ownerId, documents, children }) => ({
    ...{ id, formerIds, name, glyph, documents },
    owner: people.get(ownerId) ?? null,
    children: withOwners(children, people),
  }));

/** Returns the properties of documents that the tree and its sections show. */
const dated = (rows: readonly CardRow[] = []): DatedDocument[] =>
  rows.map(({ id, title, locale, updatedAt }) => ({ id, title, locale, updatedAt: updatedAt.toISOString() }));
