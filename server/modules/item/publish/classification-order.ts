import type { ClassificationEntry } from '../../../../contract/content-folder/classification-entry';
import type { Area } from '../../../../contract/core/areas';
import type { GlyphName } from '../../../../contract/core/glyphs';
import type { Db } from '../../../db/connect';
import { isNamed } from './taxonomy';
import { listClassifications, placeClassification, usedClassifications, type StoredClassification } from './taxonomy-repository';

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
 * Gives an area's classifications the order and the glyphs of the entries, in place of those of before. Classifications that no
 * entry names lose theirs. Returns the entries that no published document uses.
 */
export async function orderClassifications(trx: Db, area: Area, entries: readonly ClassificationEntry[]): Promise<EntryAt[]> {
  const stored = await listClassifications(trx, area);
  const used = await usedClassifications(trx, area);
  const places = new Map<number, Place>();
  const unused: EntryAt[] = [];
  const placeBelow = (parents: readonly (number | null)[], children: readonly ClassificationEntry[], above: PropertyKey[]) => {
    for (const [place, entry] of children.entries()) {
      const path = [...above, place];
      const named = stored.filter((row) => parents.includes(row.parent) && !places.has(row.key) && isNamed(row, entry.name));
      // Documents in one language only may have made a classification for each of the names.
      for (const { key } of named) places.set(key, { position: places.size, glyph: entry.glyph });
      if (!named.some(({ key }) => used.has(key))) unused.push({ entry, path });
      placeBelow(
        named.map(({ key }) => key),
        entry.children,
        [...path, 'children'],
      );
    }
  };
  placeBelow([null], entries, []);
  for (const row of stored) await placeAgain(trx, row, places.get(row.key) ?? NO_PLACE);
  return unused;
}

async function placeAgain(trx: Db, stored: StoredClassification, { position, glyph }: Place): Promise<void> {
  if (stored.position !== position || stored.glyph !== glyph) await placeClassification(trx, stored.key, { position, glyph });
}
