import type { Area } from '../../../../contract/core/areas';
import type { Locale } from '../../../../contract/core/locale';
import type { Classification } from '../../../../contract/classification';
import { classificationGlyph } from '../../../../contract/core/glyph-of';
import type { Db } from '../../../db/connect';
import { AppError } from '../../../http/errors';
import { countedClassifications, visibleKeysWithin, type CountedClassification } from './classification-repository';
import { nameIn } from './names';
import type { ReadContext } from './read-context';

/** Returns the tree of an area's classifications that contain items visible to the reader. */
export async function classificationTree(
  db: Db,
  area: Area,
  { viewer, locale, now: moment }: ReadContext,
): Promise<Classification[]> {
  const rows = await countedClassifications(db, area, viewer, moment);
  return childrenOf(null, inOrder(rows, locale), locale);
}

/** Sorts classifications by the position that the content folder gave them; those without one follow by name. */
function inOrder(rows: readonly CountedClassification[], locale: Locale): CountedClassification[] {
  const { compare } = new Intl.Collator(locale);
  return [...rows].sort((a, b) => placeOf(a) - placeOf(b) || compare(nameIn(a.names, locale), nameIn(b.names, locale)));
}

const placeOf = ({ position }: CountedClassification): number => position ?? Number.MAX_SAFE_INTEGER;

function childrenOf(parent: number | null, rows: readonly CountedClassification[], locale: Locale): Classification[] {
  return rows
    .filter((row) => row.parent === parent)
    .map(({ key, id, names, glyph, count, formerIds }) => ({
      ...{ id, name: nameIn(names, locale), glyph: classificationGlyph(names, glyph), count },
      ...(formerIds.length && { formerIds }),
      children: childrenOf(key, rows, locale),
    }));
}

/**
 * Returns the keys of a classification and of all below it, to filter by. Throws `classification.not_found` if the reader can see
 * no item in them.
 */
export async function classificationFilter(
  db: Db,
  area: Area,
  id: string,
  { viewer, now: moment }: ReadContext,
): Promise<number[]> {
  const keys = await visibleKeysWithin(db, area, id, viewer, moment);
  if (!keys.length) throw new AppError('classification.not_found');
  return keys;
}
