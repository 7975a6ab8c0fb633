import { foldedName } from '../core/folded-name';
import { namesLeadingTo, type DepartmentEntry } from './department-change';

/**
 * Kinds of references to a department: items that it owns; drafts and scheduled revisions; items that have it in their audience;
 * people whose identity provider names it; editors who may edit only its items; people and desks to ask; review settings.
 */
export const DEPARTMENT_USES = ['items', 'drafts', 'audiences', 'people', 'editors', 'contacts', 'reviews'] as const;
export type DepartmentUse = (typeof DEPARTMENT_USES)[number];
export type UseCounts = Record<DepartmentUse, number>;

/** Kinds that come from content and prevent the removal of a department. References from sign-in claims do not. */
const CONTENT_USES: readonly DepartmentUse[] = ['items', 'drafts', 'audiences', 'contacts', 'reviews'];

/** Number of references of one kind that use the same department names. */
export interface Mention {
  use: DepartmentUse;
  names: readonly string[];
  count: number;
}

/** Department name that is in use but belongs to no department. */
interface UnlistedName {
  name: string;
  uses: UseCounts;
}

const none = (): UseCounts => ({ items: 0, drafts: 0, audiences: 0, people: 0, editors: 0, contacts: 0, reviews: 0 });

/** Returns the use counts of each department by its id, and the names that belong to no department, most used first. */
export function tallyUses(
  departments: readonly DepartmentEntry[],
  mentions: readonly Mention[],
): { uses: Map<string, UseCounts>; unlisted: UnlistedName[] } {
  const idOf = new Map<string, string>();
  for (const department of departments) for (const name of namesLeadingTo(department)) idOf.set(foldedName(name), department.id);
  const uses = new Map(departments.map(({ id }) => [id, none()]));
  const unlisted = new Map<string, UnlistedName>();
  for (const { use, names, count } of mentions) {
    const given = new Map(names.map((name) => [foldedName(name), name]));
    const known = new Set([...given.keys()].flatMap((folded) => idOf.get(folded) ?? []));
    for (const id of known) add(uses.get(id), use, count);
    for (const [folded, name] of given)
      if (folded !== '' && !idOf.has(folded)) {
        const entry = unlisted.get(folded) ?? { name, uses: none() };
        add(entry.uses, use, count);
        unlisted.set(folded, entry);
      }
  }
  const sorted = [...unlisted.values()].sort((a, b) => totalOf(b.uses) - totalOf(a.uses) || (a.name < b.name ? -1 : 1));
  return { uses, unlisted: sorted };
}

function add(counts: UseCounts | undefined, use: DepartmentUse, count: number): void {
  if (counts) counts[use] += count;
}

const totalOf = (uses: UseCounts): number => DEPARTMENT_USES.reduce((sum, use) => sum + uses[use], 0);

/** Returns true if any of these uses comes from content. */
export const isUsedByContent = (uses: UseCounts): boolean => CONTENT_USES.some((use) => uses[use] > 0);
