import { AREAS, type Area } from '../../../contract/core/areas';
import { matchLocale } from '../../../contract/core/locale';
import { EDITOR_PERMISSIONS, ROLES, type Role } from '../../../contract/core/permissions';
import type { RoleSource } from '../../../contract/manage/person';
import type { PersonClaims } from './repository';
import { CLAIM_MAPPING, type ClaimMapping } from '../../config/claim-mapping';

export type Claims = Readonly<Record<string, unknown>>;

/** Maximum lengths of stored claims, which are part of a cookie and of every access token. */
const TEXT_LENGTH = 120;
const URL_LENGTH = 300;
const LIST_LENGTH = 50;
const SUBJECT_LENGTH = 255;

/** Error for a person whom the identity provider knows but who may not use the portal. */
export class NotAdmitted extends Error {
  constructor(
    message: string,
    /** Issuer and subject of the person; null if unknown. */
    readonly identity: { issuer: string; subject: string } | null = null,
  ) {
    super(message);
  }
}

/** Error for a sign-in that is weaker than the configuration requires. */
export class WeakSignIn extends Error {
  constructor() {
    super('the sign-in has none of the values of OIDC_ACR_VALUES');
  }
}

/** Throws WeakSignIn if the claims have none of the required values of `acr`. */
export function requireStrength({ acr }: Claims, required: readonly string[] | null): void {
  if (required && !required.some((value) => value === acr)) throw new WeakSignIn();
}

/** Returns the person that the claims describe. Throws NotAdmitted if the mapping grants them no role. */
export function personFrom(
  claims: Claims,
  acceptLanguage: string | undefined,
  mapping = CLAIM_MAPPING,
): Omit<PersonClaims, 'issuer' | 'subject'> {
  const text = (names: readonly string[]): string | null =>
    names.map((name) => textOf(claimIn(claims, name))).find((value) => value !== null) ?? null;
  const list = (names: readonly string[]): string[] =>
    names.flatMap((name) => valuesOf(claimIn(claims, name))).flatMap((value) => textOf(value) ?? []);
  const granted = grantedBy(
    mapping.roles.flatMap((claim) => valuesOf(claimIn(claims, claim)).map((value) => ({ claim, value }))),
    mapping,
  );
  if (granted.sources.length === 0) throw new NotAdmitted('has none of the values of OIDC_ROLE_EMPLOYEE');
  return {
    name: text(mapping.name) ?? '',
    email: text(mapping.email) ?? '',
    department: text(mapping.department),
    location: text(mapping.location),
    avatar_url: mapping.avatar.map((name) => pictureOf(claimIn(claims, name))).find((url) => url !== null) ?? null,
    roles: granted.sources.map(({ role }) => role),
    role_sources: JSON.stringify(granted.sources),
    editor_areas: unique([...granted.areas, ...list(mapping.editorAreas).filter(isArea)]),
    editor_departments: unique(list(mapping.editorDepartments)).slice(0, LIST_LENGTH),
    editor_permissions: permissionsIn(list(mapping.editorPermissions)),
    locale: matchLocale([text(mapping.locale), acceptLanguage].filter(Boolean).join(',')),
  };
}

/** Value of a claim that may grant a role. */
interface GivenValue {
  claim: string;
  value: unknown;
}

/**
 * Returns the roles that the values of the role claims grant, with the value that grants each, and the areas. Editors and administrators
 * are always employees too.
 */
function grantedBy(
  given: readonly GivenValue[],
  { roleValues, areaValues }: ClaimMapping,
): { sources: RoleSource[]; areas: Area[] } {
  const granting = (wanted: readonly string[] = []) => given.find(({ value }) => wanted.some((name) => name === value));
  const areas = AREAS.filter((area) => granting(areaValues[area]));
  const admin = granting(roleValues.admin);
  const editor = granting(roleValues.editor) ?? granting(areas.flatMap((area) => areaValues[area] ?? []));
  const named = roleValues.employee.length > 0;
  const employee = named ? (granting(roleValues.employee) ?? editor ?? admin) : EVERYONE;
  const found = { employee, editor, admin };
  return { sources: ROLES.flatMap((role) => (found[role] ? [sourceOf(role, found[role])] : [])), areas };
}

/** Source of a role for which no claim is needed. */
const EVERYONE: GivenValue = { claim: '', value: null };

const sourceOf = (role: Role, { claim, value }: GivenValue): RoleSource => ({
  role,
  claim: claim || null,
  value: textOf(value),
});

/**
 * Returns the claim of that name or, if there is none, the one at the path that its dots describe: `realm_access.roles`. The name
 * of a claim may itself contain dots, such as `https://company.example/roles`.
 */
export function claimIn(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  for (let dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
    const outer = name.slice(0, dot);
    const inner = Object.hasOwn(claims, outer) ? claims[outer] : undefined;
    const found = isClaims(inner) ? claimIn(inner, name.slice(dot + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the issuer's identifier of the person, from the claim of that name; null if it is missing, empty or too long. */
export function subjectIn(claims: Claims, name: string): string | null {
  const subject = claims[name];
  return typeof subject === 'string' && subject && subject.length <= SUBJECT_LENGTH ? subject : null;
}

const isClaims = (value: unknown): value is Claims => typeof value === 'object' && value !== null && !Array.isArray(value);

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Returns the valid permissions among the values, or all permissions if no value is given. */
function permissionsIn(values: readonly string[]): string[] {
  const known = EDITOR_PERMISSIONS.flatMap((name) => [name, ...AREAS.map((area) => `${area}:${name}`)]);
  return values.length ? known.filter((name) => values.includes(name)) : [...EDITOR_PERMISSIONS];
}

const isArea = (value: string): value is Area => (AREAS as readonly string[]).includes(value);

function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const clean = value.replace(/\p{Cc}+/gu, ' ').trim();
  return clean ? Array.from(clean).slice(0, TEXT_LENGTH).join('') : null;
}

const valuesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function pictureOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > URL_LENGTH || !URL.canParse(value)) return null;
  const { protocol, href } = new URL(value);
  return protocol === 'https:' && href.length <= URL_LENGTH ? href : null;
}
