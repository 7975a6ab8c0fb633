import { EDITOR_PERMISSIONS, type Viewer } from '../../contract/core/permissions';
import type { UserInfo } from '../../contract/session';

export type Person = Viewer & UserInfo;

const everyone = {
  locale: 'en-US',
  location: 'Lisbon',
  editorAreas: [],
  editorDepartments: [],
  editorPermissions: EDITOR_PERMISSIONS,
} as const;

export const PEOPLE = {
  employee: {
    ...everyone,
    id: 'mei-lin',
    name: 'Mei Lin',
    email: 'mei.lin@portico.example',
    department: 'Product Design',
    roles: ['employee'],
  },
  editor: {
    ...everyone,
    id: 'daniel-okafor',
    name: 'Daniel Okafor',
    email: 'daniel.okafor@portico.example',
    department: 'People Operations',
    roles: ['employee', 'editor'],
    editorAreas: ['service', 'notice', 'benefit', 'news', 'personnel'],
  },
  admin: {
    ...everyone,
    id: 'sofia-rossi',
    name: 'Sofia Rossi',
    email: 'sofia.rossi@portico.example',
    department: 'IT Services',
    roles: ['employee', 'admin'],
  },
} as const satisfies Record<string, Person>;
export type PersonName = keyof typeof PEOPLE;

const ORDER: readonly string[] = Object.values(PEOPLE).map(({ id }) => id);

/** Returns the id of a person in the form that the server has: people of the mocks have readable ones. */
export const publicId = (id: string): string => `5e551017-0000-4000-8000-${String(ORDER.indexOf(id) + 1).padStart(12, '0')}`;
