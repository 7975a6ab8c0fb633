import type { HttpHandler } from 'msw';
import { AREAS } from '../../contract/core/areas';
import type { Locale } from '../../contract/core/locale';
import { strictestMode } from '../../contract/manage/review-mode';
import { departmentApi, type Departments } from '../../contract/manage/department';
import { changeDepartments, isAlias, type DepartmentChange, type DepartmentEntry } from '../../contract/manage/department-change';
import { isUsedByContent, tallyUses, type Mention, type UseCounts } from '../../contract/manage/department-uses';
import { departmentIn } from '../data/departments';
import type { Names } from '../../contract/document';
import type { AnyItem } from '../data/item';
import { PEOPLE, type Person } from '../data/people';
import type { Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';

/** Handlers of the departments. Mocked items have no audience, so no audience refers to a department. */
export const departmentHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, departmentApi.info, (_input, { locale }) => departmentsOf(store, locale)),
  mockEndpoint(store, departmentApi.save, ({ version, change }, { locale }) => {
    if (versionOf(store) !== version) throw new MockFailure('department.conflict');
    const { uses } = tallyUses(store.departments, mentionsIn(store));
    const changed = changeDepartments<DepartmentEntry>(store.departments, {
      change,
      create: (names) => ({ id: newId(store, names['en-US'] ?? ''), names, aliases: [] }),
      isUsed: (id) => isUsedByContent(uses.get(id) ?? NONE),
    });
    if (changed.problem) throw new MockFailure(changed.problem, changed.reason ? { change: changed.reason } : undefined);
    if (change.kind === 'merge') moveReviews(store, change);
    store.departments = changed.departments;
    if (change.kind === 'merge')
      for (const item of itemsIn(store)) if (item.department === change.id) item.department = change.into;
    for (const entry of store.directory) entry.departments &&= presentNames(store, entry.departments);
    store.departmentChanges += 1;
    return departmentsOf(store, locale);
  }),
];

const NONE: UseCounts = { items: 0, drafts: 0, audiences: 0, people: 0, editors: 0, contacts: 0, reviews: 0 };

const versionOf = ({ departmentChanges }: Store): string => `departments ${departmentChanges}`;

/** Returns all items, including archived items and drafts. */
const itemsIn = (store: Store): AnyItem[] => [
  ...AREAS.flatMap((area): AnyItem[] => store.items[area]),
  ...[...store.archived.values()].map(({ item }) => item),
  ...store.drafts,
];

function mentionsIn(store: Store): Mention[] {
  const one = (use: Mention['use'], names: readonly (string | null)[]): Mention => ({
    ...{ use, count: 1 },
    names: names.filter((name) => name !== null),
  });
  return [
    ...itemsIn(store).map(({ department }) => one('items', [department])),
    ...store.drafts.map(({ department }) => one('drafts', [department])),
    ...Object.values<Person>(PEOPLE).flatMap(({ department, editorDepartments }) => [
      one('people', [department]),
      one('editors', editorDepartments),
    ]),
    ...store.directory.map(({ departments }) => one('contacts', Object.values(departments ?? {}))),
    ...store.reviewSettings.areas.flatMap(({ departments }) => departments.map(({ department }) => one('reviews', [department]))),
  ];
}

function departmentsOf(store: Store, locale: Locale): Departments {
  const { uses, unlisted } = tallyUses(store.departments, mentionsIn(store));
  return {
    version: versionOf(store),
    departments: store.departments
      .map(({ id, names, aliases }) => ({ id, names, aliases: [...aliases], uses: uses.get(id) ?? NONE }))
      .sort((a, b) => departmentIn(store, a.id, locale).name.localeCompare(departmentIn(store, b.id, locale).name, locale)),
    unlisted,
  };
}

/** Moves the review settings of a department to another one, which keeps the stricter of the two. */
function moveReviews({ reviewSettings }: Store, { id, into }: Extract<DepartmentChange, { kind: 'merge' }>): void {
  for (const setting of reviewSettings.areas) {
    const former = setting.departments.find(({ department }) => department === id);
    if (!former) continue;
    const own = setting.departments.find(({ department }) => department === into);
    const mode = strictestMode([former.mode, own?.mode ?? setting.mode]);
    const others = setting.departments.filter((each) => each !== former && each !== own);
    setting.departments = [...others, { department: into, mode }];
    reviewSettings.version += 1;
  }
}

/** Returns the present names of the department that has one of these names as an alias; without one, the names themselves. */
function presentNames({ departments }: Store, names: Names): Names {
  const found = departments.find((each) => Object.values(names).some((name) => isAlias(each, name)));
  return found ? { ...names, ...found.names } : names;
}

function newId({ departments }: Store, name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const id = plain || `department-${departments.length + 1}`;
  return departments.some((each) => each.id === id) ? `${id}-${departments.length + 1}` : id;
}
