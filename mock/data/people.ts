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
