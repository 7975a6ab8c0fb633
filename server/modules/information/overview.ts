import type { Classification } from '../../../contract/classification';
import { majorityOf, mostFrequentOf } from '../../../contract/core/frequent';
import type { InformationOverview, SectionCard } from '../../../contract/information';
import type { Named } from '../../../contract/item';
import type { Db } from '../../db/connect';
import { listCards } from '../item/read/card-repository';
import { classificationTree } from '../item/read/classification';
import { rootsOf } from '../item/read/classification-roots';
import { nameIn } from '../item/read/names';
import { readPersonLinks } from '../item/read/person';
import type { ReadContext } from '../item/read/read-context';
import { INFORMATION } from './area';
import { isUnclassified, mostReadOfSections, partsOfSections, type SectionPart } from './repository';
import { MAX_DOCUMENTS, shelfOrder, shelved } from './service';

const MAX_CHANGED = 6;

/** Returns the root sections as cards, the documents without a section and those that changed last. */
export async function overview(db: Db, readContext: ReadContext): Promise<InformationOverview> {
  const tree = await classificationTree(db, INFORMATION.area, readContext);
  const parts = await partsOfSections(db, readContext);
  const unplaced = parts.some(({ section }) => section === null);
  return {
    sections: await sectionCards(db, tree, parts, readContext),
    rest: unplaced ? await unclassified(db, readContext) : [],
    changed: await lastChanged(db, tree, readContext),
  };
}

async function sectionCards(
  db: Db,
  tree: readonly Classification[],
  parts: readonly SectionPart[],
  readContext: ReadContext,
): Promise<SectionCard[]> {
  const mostRead = await mostReadOfSections(db, readContext);
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
    mostRead: shelved(mostRead.filter(({ section }) => section === id)),
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

async function unclassified(db: Db, readContext: ReadContext) {
  const page = { page: 1, pageSize: MAX_DOCUMENTS };
  const rows = await listCards(db, INFORMATION.area, { also: [isUnclassified] }, 'name', page, readContext);
  return shelved(shelfOrder(rows, readContext));
}

async function lastChanged(db: Db, tree: readonly Classification[], readContext: ReadContext) {
  const roots = rootsOf(tree);
  const rows = await listCards(db, INFORMATION.area, {}, 'updated', { page: 1, pageSize: MAX_CHANGED }, readContext);
  return rows.map(({ id, title, locale, updatedAt, classificationIds: [first] }) => ({
    ...{ id, title, locale },
    updatedAt: updatedAt.toISOString(),
    section: (first !== undefined && roots.get(first)?.id) || null,
  }));
}
