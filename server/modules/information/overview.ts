import type { Classification } from '../../../contract/classification';
import { majorityOf, mostFrequentOf } from '../../../contract/core/frequent';
import type { InformationOverview, SectionCard } from '../../../contract/information';
import type { Named } from '../../../contract/item';
import type { Db } from '../../db/connect';
import { classificationTree } from '../item/read/classification';
import { nameIn } from '../item/read/names';
import { readPersonLinks } from '../item/read/person';
import type { ReadContext } from '../item/read/read-context';
import { INFORMATION } from './area';
import { partsOfSections, titlesOfShelf, type SectionPart, type ShelfTitle } from './repository';
import { MAX_DOCUMENTS } from './service';

/** Returns the root sections as cards, the documents without a section, all titles, and the documents that changed last. */
export async function overview(db: Db, readContext: ReadContext): Promise<InformationOverview> {
  const tree = await classificationTree(db, INFORMATION.area, readContext);
  const parts = await partsOfSections(db, readContext);
  const documents = await titlesOfShelf(db, MAX_DOCUMENTS, readContext);
  const byTitle = documents.toSorted((a, b) => a.titlePlace - b.titlePlace);
  const positionOf = ({ position }: ShelfTitle) => position ?? Number.MAX_SAFE_INTEGER;
  return {
    sections: await sectionCards(db, tree, parts, documents, readContext),
    rest: byTitle
      .filter(({ section }) => section === null)
      .sort((a, b) => positionOf(a) - positionOf(b))
      .map(titleOf),
    titles: byTitle.map((document) => ({ ...titleOf(document), section: document.section })),
    changed: documents
      .filter(({ isChanged }) => isChanged)
      .sort((a, b) => a.changePlace - b.changePlace)
      .map((document) => ({
        ...titleOf(document),
        section: document.section,
        updatedAt: document.updatedAt.toISOString(),
      })),
  };
}

async function sectionCards(
  db: Db,
  tree: readonly Classification[],
  parts: readonly SectionPart[],
  documents: readonly ShelfTitle[],
  readContext: ReadContext,
): Promise<SectionCard[]> {
  const facts = tree.flatMap(({ id, name, glyph }) => {
    const own = parts.filter(({ section }) => section === id);
    return own.length
      ? [{ id, name, glyph, own, ownerId: majorityOf(own.map(({ owner: value, count }) => ({ value, count }))) }]
      : [];
  });
  const owners = facts.map(({ ownerId }) => ownerId);
  const people = await readPersonLinks(db, owners, readContext.locale);
  return facts.map(({ id, name, glyph, own, ownerId }) => ({
    ...{ id, name, glyph },
    count: own.reduce((sum, { count }) => sum + count, 0),
    mostRead: documents
      .filter(({ section, isRead }) => isRead && section === id)
      .sort((a, b) => a.readPlace - b.readPlace)
      .map((document) => ({ ...titleOf(document), summary: document.summary })),
    owner: people.get(ownerId) ?? null,
    department: departmentOf(own, readContext),
    changedAt: new Date(Math.max(...own.map(({ changedAt }) => changedAt.getTime()))).toISOString(),
  }));
}

/** Returns the department with the most documents of a section; null if none has one. */
function departmentOf(parts: readonly SectionPart[], { locale }: ReadContext): Named | null {
  const id = mostFrequentOf(parts.map(({ department: value, count }) => ({ value, count })));
  const names = parts.find(({ department }) => department === id)?.departmentNames;
  return id !== null && names ? { id, name: nameIn(names, locale) } : null;
}

const titleOf = ({ id, title, locale }: ShelfTitle) => ({ id, title, locale });
