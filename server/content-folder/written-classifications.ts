import type { Area } from '../../contract/core/areas';
import { LOCALES } from '../../contract/core/locale';
import type { Names } from '../../contract/document';
import type { Db } from '../db/connect';
import { listClassifications, usedClassifications, type StoredClassification } from '../modules/item/publish/taxonomy-repository';
import { withoutMissing } from './write-item';

/** Returns the classifications of an area that have a position and published items, as `classifications.yaml` lists them. */
export async function writtenClassifications(db: Db, area: Area): Promise<object[]> {
  const used = await usedClassifications(db, area);
  const placed = (await listClassifications(db, area)).filter(({ key, position }) => position !== null && used.has(key));
  return entriesBelow([null], placed);
}

const sorted = (names: Names) => Object.fromEntries(Object.entries(names).sort());

interface Placed extends Pick<StoredClassification, 'names' | 'glyph'> {
  keys: readonly number[];
}

const entriesBelow = (above: readonly (number | null)[], placed: readonly StoredClassification[]): object[] =>
  placed
    .filter(({ parent }) => above.includes(parent))
    .map(({ key, ...facts }): Placed => ({ keys: [key], ...facts }))
    .reduce<Placed[]>(withEntry, [])
    .map(({ keys, names, glyph }) => {
      const children = entriesBelow(keys, placed);
      return withoutMissing({ name: sorted(names), glyph, children: children.length ? children : undefined });
    });

/** Returns the entries with one more. The file may name none twice: entries that share a name become one, in the place of the first. */
function withEntry(entries: readonly Placed[], added: Placed): Placed[] {
  const same = entries.filter(({ names }) => shareName(names, added.names));
  const joined = [...same, added].reduce((a, b) => ({
    keys: [...a.keys, ...b.keys],
    names: { ...b.names, ...a.names },
    glyph: a.glyph ?? b.glyph,
  }));
  const [first] = same;
  if (!first) return [...entries, joined];
  return entries.flatMap((entry) => (entry === first ? [joined] : same.includes(entry) ? [] : [entry]));
}

const shareName = (a: Names, b: Names): boolean => LOCALES.some((locale) => a[locale] !== undefined && a[locale] === b[locale]);
