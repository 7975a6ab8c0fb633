import type { Area } from '../../contract/core/areas';
import { LOCALES } from '../../contract/core/locale';
import type { Names } from '../../contract/document';
import type { Db } from '../db/connect';
import { listClassifications, usedClassifications, type StoredClassification } from '../modules/item/publish/taxonomy-repository';
import { withoutMissing } from './write-item';

/**
 * Returns the classifications of an area that cannot be derived from its documents, as `classifications.yaml` lists them: those with a
 * position, those without published items, and the ancestors of both.
 */
export async function writtenClassifications(db: Db, area: Area): Promise<object[]> {
  const used = await usedClassifications(db, area);
  const stored = await listClassifications(db, area);
  const listed = new Set<number>();
  const list = (row: StoredClassification | undefined) => {
    if (!row) return;
    listed.add(row.key);
    list(stored.find(({ key }) => key === row.parent));
  };
  for (const row of stored) if (row.position !== null || !used.has(row.key)) list(row);
  return entriesBelow(
    [null],
    stored.filter(({ key }) => listed.has(key)).map((row) => ({ ...row, isEmpty: !used.has(row.key) })),
  );
}

const sorted = (names: Names) => Object.fromEntries(Object.entries(names).sort());

interface Listed extends Pick<StoredClassification, 'names' | 'glyph'> {
  keys: readonly number[];
  isEmpty: boolean;
}

const entriesBelow = (
  above: readonly (number | null)[],
  listed: readonly (StoredClassification & { isEmpty: boolean })[],
): object[] =>
  listed
    .filter(({ parent }) => above.includes(parent))
    .map(({ key, ...facts }): Listed => ({ keys: [key], ...facts }))
    .reduce<Listed[]>(withEntry, [])
    .map(({ keys, names, glyph, isEmpty }) => {
      const children = entriesBelow(keys, listed);
      return withoutMissing({
        ...{ name: sorted(names), glyph, empty: isEmpty || undefined },
        children: children.length ? children : undefined,
      });
    });

/** Returns the entries with one more. The file may name none twice: entries that share a name become one, in the place of the first. */
function withEntry(entries: readonly Listed[], added: Listed): Listed[] {
  const same = entries.filter(({ names }) => shareName(names, added.names));
  const joined = [...same, added].reduce((a, b) => ({
    keys: [...a.keys, ...b.keys],
    names: { ...b.names, ...a.names },
    glyph: a.glyph ?? b.glyph,
    isEmpty: a.isEmpty && b.isEmpty,
  }));
  const [first] = same;
  if (!first) return [...entries, joined];
  return entries.flatMap((entry) => (entry === first ? [joined] : same.includes(entry) ? [] : [entry]));
}

const shareName = (a: Names, b: Names): boolean => LOCALES.some((locale) => a[locale] !== undefined && a[locale] === b[locale]);
