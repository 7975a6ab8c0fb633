import type { Structure } from 'contract/manage/structure';

export type Category = Structure['classifications'][number];

/** A category with the number of those above it. */
export interface Row {
  category: Category;
  level: number;
}

/** Place of a category: below which other one, and how many siblings are before it. */
export interface Place {
  parent: string | null;
  index: number;
}

/** Number of levels that an area may have; the server accepts no more. */
const MAX_LEVELS = 4;

/** Returns the categories from top to bottom with their levels. */
export function rowsOf(categories: readonly Category[]): Row[] {
  const rows: Row[] = [];
  for (const category of categories) {
    const above = rows.find((row) => row.category.id === category.parent);
    rows.push({ category, level: above ? above.level + 1 : 0 });
  }
  return rows;
}

/** Returns a category and all below it. */
export function within(categories: readonly Category[], id: string): Category[] {
  const ids = new Set([id]);
  return categories.filter((each) => {
    const isWithin = ids.has(each.id) || (each.parent !== null && ids.has(each.parent));
    if (isWithin) ids.add(each.id);
    return isWithin;
  });
}

const childrenOf = (categories: readonly Category[], parent: string | null): Category[] =>
  categories.filter((each) => each.parent === parent);

export function placeOf(categories: readonly Category[], { id, parent }: Category): Place {
  return { parent, index: childrenOf(categories, parent).findIndex((each) => each.id === id) };
}

/** Number of levels from a category to the lowest one below it. */
export function heightOf(categories: readonly Category[], id: string): number {
  return 1 + Math.max(0, ...childrenOf(categories, id).map((child) => heightOf(categories, child.id)));
}

export const STEPS = ['up', 'down', 'in', 'out'] as const;
export type Step = (typeof STEPS)[number];

/** Returns the place of a category after one step; null if it cannot be moved there. */
export function placeAfter(categories: readonly Category[], category: Category, step: Step): Place | null {
  const { parent, index } = placeOf(categories, category);
  const siblings = childrenOf(categories, parent);
  const above = categories.find(({ id }) => id === parent);
  if (step === 'up') return index > 0 ? { parent, index: index - 1 } : null;
  if (step === 'down') return index < siblings.length - 1 ? { parent, index: index + 1 } : null;
  if (step === 'out') return above ? { parent: above.parent, index: placeOf(categories, above).index + 1 } : null;
  const before = siblings[index - 1];
  const level = rowsOf(categories).find((row) => row.category === category)?.level ?? 0;
  if (!before || level + heightOf(categories, category.id) >= MAX_LEVELS) return null;
  return { parent: before.id, index: childrenOf(categories, before.id).length };
}

/** Returns the categories with one at another place. */
export function withPlace(categories: readonly Category[], id: string, { parent, index }: Place): Category[] {
  const moved = categories.flatMap((each) => (each.id === id ? [{ ...each, parent }] : []));
  const siblings = childrenOf(categories, parent).filter((each) => each.id !== id);
  const others = categories.filter((each) => each.id !== id && !siblings.includes(each));
  const order = [...siblings.slice(0, index), ...moved, ...siblings.slice(index), ...others];
  const below = (above: string | null): Category[] => childrenOf(order, above).flatMap((each) => [each, ...below(each.id)]);
  return below(null);
}

/**
 * Returns the place at which a dragged category would be dropped over another row, and its level there. The level is the wanted one
 * as far as the rows around allow it.
 */
export function dropPlace(
  rows: readonly Row[],
  { active, over, wanted, height }: { active: string; over: string; wanted: number; height: number },
): Place & { level: number } {
  const from = rows.findIndex(({ category }) => category.id === active);
  const to = rows.findIndex(({ category }) => category.id === over);
  const others = rows.filter((_, place) => place !== from);
  const before = others.slice(0, to);
  const previous = before.at(-1);
  const next = others[to];
  const highest = Math.min(previous ? previous.level + 1 : 0, MAX_LEVELS - height);
  const level = Math.max(Math.min(wanted, highest), Math.min(next?.level ?? 0, highest), 0);
  const above = level === 0 ? undefined : [...before].reverse().find((row) => row.level === level - 1);
  const parent = above?.category.id ?? null;
  const index = before.filter(({ category }) => category.parent === parent && category.id !== active).length;
  return { parent, index, level };
}
