import type { Area } from '../../contract/core/areas';
import type { Role } from '../../contract/core/permissions';

/**
 * Maps claims of the identity provider to a person: for each property the claims to try in order, and the values of the `roles` claims
 * that grant each role. Names are resolved by `claimIn`.
 */
export interface ClaimMapping {
  name: readonly string[];
  email: readonly string[];
  department: readonly string[];
  location: readonly string[];
  avatar: readonly string[];
  locale: readonly string[];
  roles: readonly string[];
  editorAreas: readonly string[];
  editorDepartments: readonly string[];
  editorPermissions: readonly string[];
  /** If no value is listed for employees, everyone who signs in is one. */
  roleValues: Readonly<Record<Role, readonly string[]>>;
  /** Values that grant editing in a single area. */
  areaValues: Readonly<Partial<Record<Area, readonly string[]>>>;
}

export const CLAIM_MAPPING: ClaimMapping = {
  name: ['name', 'preferred_username', 'email', 'sub'],
  email: ['email'],
  department: ['department'],
  location: ['location', 'office_location'],
  avatar: ['picture'],
  locale: ['locale'],
  roles: ['roles', 'groups'],
  editorAreas: ['editor_areas'],
  editorDepartments: ['editor_departments'],
  editorPermissions: ['editor_permissions'],
  roleValues: { employee: [], editor: ['editor', 'portico-editor'], admin: ['admin', 'portico-admin'] },
  areaValues: {},
};
