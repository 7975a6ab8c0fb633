import type { ClassificationEntry } from '../../../../contract/content-folder/classification-entry';
import type { Area } from '../../../../contract/core/areas';
import type { GlyphName } from '../../../../contract/core/glyphs';
import { shareName } from '../../../../contract/manage/structure-change';
import type { Names } from '../../../../contract/document';
import type { Db } from '../../../db/connect';
import { addsLanguage, isNamed, newClassificationId } from './taxonomy';
import {
  insertClassification,
  listClassifications,
  placeClassification,
  renameClassification,
  usedClassifications,
  type StoredClassification,
} from './taxonomy-repository';

interface Place {
  position: number | null;
  glyph: GlyphName | null;
}
const NO_PLACE: Place = { position: null, glyph: null };

/** An entry with its path in the list: places of entries, each followed by `children` for the next level. */
export interface EntryAt {
  entry: ClassificationEntry;
  path: PropertyKey[];
}

/**
 * Replaces the order and the glyphs of an area's classifications with those of the entries, and adds names in languages that they lack.
 * Creates missing ones whose entries are marked as empty. Classifications that no entry names lose their position. Returns the entries
 * that are not marked as empty and that no published document uses.
 */
export async function orderClassifications(trx: Db, area: Area, entries: readonly ClassificationEntry[]): Promise<EntryAt[]> {
  const stored = await listClassifications(trx, area);
  const used = await usedClassifications(trx, area);
  const places = new Map<number, Place>();
  const unused: EntryAt[] = [];
  const completed = new Map<number, Names>();
  const placeBelow = async (
    parents: readonly (number | null)[],
    children: readonly ClassificationEntry[],
    above: PropertyKey[],
  ): Promise<void> => {
    for (const [place, entry] of children.entries()) {
      const path = [...above, place];
      const free = stored.filter((row) => parents.includes(row.parent) && !places.has(row.key));
      const exact = free.filter((row) => shareName(row.names, entry.name));
      const named = exact.length ? exact : free.filter((row) => isNamed(row, entry.name));
      const [parent] = parents;
      if (entry.empty && !named.length && parent !== undefined) {
        const created = await createBelow(trx, area, { parent, names: entry.name, stored });
        stored.push(created);
        named.push(created);
      }
      // Documents in one language only may have made a classification for each of the names.
      for (const { key } of named) places.set(key, { position: places.size, glyph: entry.glyph });
      const [only, ...others] = named;
      if (only && !others.length && addsLanguage(only.names, entry.name))
        completed.set(only.key, { ...entry.name, ...only.names });
      if (!entry.empty && !named.some(({ key }) => used.has(key))) unused.push({ entry, path });
      await placeBelow(
        named.map(({ key }) => key),
        entry.children,
        [...path, 'children'],
      );
    }
  };
  await placeBelow([null], entries, []);
  for (const row of stored) await placeAgain(trx, row, places.get(row.key) ?? NO_PLACE);
  for (const [key, names] of completed) await renameClassification(trx, key, names);
  return unused;
}

/** Creates a classification that no document names. */
async function createBelow(
  trx: Db,
  area: Area,
  { parent, names, stored }: { parent: number | null; names: Names; stored: readonly StoredClassification[] },
): Promise<StoredClassification> {
  const above = stored.find(({ key }) => key === parent);
  const id = newClassificationId(stored, above?.id ?? null, names);
  return insertClassification(trx, { area, id, parent, names: JSON.stringify(names) });
}

async function placeAgain(trx: Db, stored: StoredClassification, { position, glyph }: Place): Promise<void> {
  if (stored.position !== position || stored.glyph !== glyph) await placeClassification(trx, stored.key, { position, glyph });
}
