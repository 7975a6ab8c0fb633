import { MIN_GROUP, type MustReadCompletion } from '../../../contract/manage/insights';

export interface Group {
  /** Name of a department; null for people without one. */
  department: string | null;
  people: number;
  confirmed: number;
}

/**
 * Returns the completion of all groups together and of each. Groups below the minimum, and people without a department, are shown
 * together as others; if those are too few, the smallest of the other groups joins them, so that no subtraction reveals them.
 */
export function completionOf(groups: readonly Group[]): MustReadCompletion {
  const bySize = [...groups].sort((a, b) => b.people - a.people || (a.department ?? '').localeCompare(b.department ?? ''));
  const shown = bySize.filter(({ department, people }) => department !== null && people >= MIN_GROUP);
  const others = bySize.filter((group) => !shown.includes(group));
  while (others.length && countOf(others, 'people') < MIN_GROUP) {
    const smallest = shown.pop();
    if (!smallest) break;
    others.push(smallest);
  }
  const isEnough = countOf(others, 'people') >= MIN_GROUP;
  return {
    people: countOf(groups, 'people'),
    confirmed: countOf(groups, 'confirmed'),
    departments: [
      ...shown.map((group) => ({ ...group })),
      ...(isEnough ? [{ department: null, people: countOf(others, 'people'), confirmed: countOf(others, 'confirmed') }] : []),
    ],
  };
}

const countOf = (groups: readonly Group[], figure: 'people' | 'confirmed'): number =>
  groups.reduce((sum, group) => sum + group[figure], 0);
