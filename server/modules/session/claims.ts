import { AREAS, type Area } from '../../../contract/areas';
import { matchLocale } from '../../../contract/locale';
import { ROLES, type Role } from '../../../contract/permissions';
import type { PersonClaims } from './repository';

export type Claims = Readonly<Record<string, unknown>>;

/** Which claims of the identity provider make a person of ours, the first that is there; and which of their values make a role. */
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
  roleValues: Readonly<Record<Exclude<Role, 'employee'>, readonly string[]>>;
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
  roleValues: { editor: ['editor', 'portico-editor'], admin: ['admin', 'portico-admin'] },
};

/** What of a claim is kept: the person travels in a cookie and in every access token. */
const TEXT_LENGTH = 120;
const URL_LENGTH = 300;
const LIST_LENGTH = 50;

/** The person that the claims describe. Whoever may sign in is an employee. */
export function personFrom(
  claims: Claims,
  acceptLanguage: string | undefined,
  mapping = CLAIM_MAPPING,
): Omit<PersonClaims, 'issuer' | 'subject'> {
  const text = (names: readonly string[]): string | null =>
    names.map((name) => textOf(claims[name])).find((value) => value !== null) ?? null;
  const list = (names: readonly string[]): string[] => names.flatMap((name) => listOf(claims[name]));
  const roleNames = list(mapping.roles);
  return {
    name: text(mapping.name) ?? '',
    email: text(mapping.email) ?? '',
    department: text(mapping.department),
    location: text(mapping.location),
    avatar_url: mapping.avatar.map((name) => pictureOf(claims[name])).find((url) => url !== null) ?? null,
    roles: ROLES.filter((role) => role === 'employee' || mapping.roleValues[role].some((value) => roleNames.includes(value))),
    editor_areas: list(mapping.editorAreas).filter(isArea),
    editor_departments: list(mapping.editorDepartments),
    locale: matchLocale([text(mapping.locale), acceptLanguage].filter(Boolean).join(',')),
  };
}

const isArea = (value: string): value is Area => (AREAS as readonly string[]).includes(value);

function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const clean = value.replace(/\p{Cc}+/gu, ' ').trim();
  return clean ? Array.from(clean).slice(0, TEXT_LENGTH).join('') : null;
}

function listOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.slice(0, LIST_LENGTH).flatMap((one) => textOf(one) ?? []);
}

function pictureOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > URL_LENGTH || !URL.canParse(value)) return null;
  return new URL(value).protocol === 'https:' ? value : null;
}
