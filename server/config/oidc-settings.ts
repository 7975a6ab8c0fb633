import { z } from 'zod';
import { AREAS, type Area } from '../../contract/core/areas';
import { readPrivateKey, type PrivateKey } from './private-key';
import { CLAIM_MAPPING, type ClaimMapping } from './claim-mapping';
import type { SecretMethod, ProviderConnection } from './provider-connection';

/** Connection to the company's identity provider, and the mapping of its claims to people. */
export interface OidcSettings extends ProviderConnection {
  claims: ClaimMapping;
}

/** Comma-separated values; a JSON array if a value contains a comma, as group names of a directory do. */
const list = z.string().transform((text, context) => {
  const entries = text.startsWith('[') ? arrayIn(text) : text.split(',').map((entry) => entry.trim());
  const parsed = z.array(z.string().min(1)).min(1).safeParse(entries);
  if (parsed.success) return parsed.data;
  context.addIssue('must be values by commas, or a JSON array of texts, such as ["CN=Editors,OU=Groups"]');
  return z.NEVER;
});

function arrayIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

type AreaName = `OIDC_ROLE_EDITOR_${Uppercase<Area>}`;
const areaName = (area: Area) => `OIDC_ROLE_EDITOR_${area.toUpperCase()}` as AreaName;
const maybeList = list.optional();
const areaLists = Object.fromEntries(AREAS.map((area) => [areaName(area), maybeList])) as Record<AreaName, typeof maybeList>;

const ISSUER_EXPECTED = 'must be the address of the provider, such as https://login.example';
const issuer = z.url({ protocol: /^https?$/, error: ISSUER_EXPECTED }).transform((value, context) => {
  const { search, hash, username, pathname } = new URL(value);
  if (!search && !hash && !username && !pathname.includes('/.well-known/')) return value;
  context.addIssue("must be the issuer as the provider writes it, without /.well-known/…, a query or a user's name");
  return z.NEVER;
});

const scopes = z.string().refine((value) => value.split(' ').includes('openid'), 'must name openid, as in openid profile email');

const settings = z.strictObject({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: z.string().default('portico'),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_CLIENT_AUTH: z.enum(['basic', 'post'], 'must be basic or post').optional(),
  OIDC_PRIVATE_KEY: z.string().optional(),
  OIDC_PRIVATE_KEY_ID: z.string().optional(),
  OIDC_SCOPES: scopes.default('openid profile email'),
  OIDC_LOGOUT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  OIDC_TENANTS: maybeList,
  OIDC_ACR_VALUES: maybeList,
  OIDC_CLAIM_SUBJECT: z.string().default('sub'),
  OIDC_CLAIM_NAME: list.default([...CLAIM_MAPPING.name]),
  OIDC_CLAIM_EMAIL: list.default([...CLAIM_MAPPING.email]),
  OIDC_CLAIM_DEPARTMENT: list.default([...CLAIM_MAPPING.department]),
  OIDC_CLAIM_LOCATION: list.default([...CLAIM_MAPPING.location]),
  OIDC_CLAIM_PICTURE: list.default([...CLAIM_MAPPING.avatar]),
  OIDC_CLAIM_LOCALE: list.default([...CLAIM_MAPPING.locale]),
  OIDC_CLAIM_ROLES: list.default([...CLAIM_MAPPING.roles]),
  OIDC_CLAIM_EDITOR_AREAS: list.default([...CLAIM_MAPPING.editorAreas]),
  OIDC_CLAIM_EDITOR_DEPARTMENTS: list.default([...CLAIM_MAPPING.editorDepartments]),
  OIDC_CLAIM_EDITOR_PERMISSIONS: list.default([...CLAIM_MAPPING.editorPermissions]),
  OIDC_ROLE_EMPLOYEE: list.default([]),
  OIDC_ROLE_EDITOR: list.default([...CLAIM_MAPPING.roleValues.editor]),
  OIDC_ROLE_ADMIN: list.default([...CLAIM_MAPPING.roleValues.admin]),
  ...areaLists,
});
export const OIDC_SETTING_NAMES = Object.keys(settings.shape);
type Settings = z.infer<typeof settings>;
type Refuse = (name: keyof Settings, message: string) => void;

/** Schema of the variables `OIDC_…`, used if an issuer is configured. */
export const oidcSettings = settings.transform((e, context): OidcSettings => {
  const refuse: Refuse = (name, message) => {
    context.addIssue({ code: 'custom', path: [name], message });
  };
  return {
    issuer: e.OIDC_ISSUER,
    clientId: e.OIDC_CLIENT_ID,
    clientSecret: e.OIDC_CLIENT_SECRET ?? null,
    secretMethod: secretMethodOf(e, refuse),
    privateKey: privateKeyOf(e, refuse),
    scopes: e.OIDC_SCOPES,
    subjectClaim: e.OIDC_CLAIM_SUBJECT,
    tenants: tenantsOf(e, refuse),
    acrValues: e.OIDC_ACR_VALUES ?? null,
    endsProviderSession: e.OIDC_LOGOUT === 'on',
    claims: claimsOf(e),
  };
});

const claimsOf = (e: Settings): ClaimMapping => ({
  name: e.OIDC_CLAIM_NAME,
  email: e.OIDC_CLAIM_EMAIL,
  department: e.OIDC_CLAIM_DEPARTMENT,
  location: e.OIDC_CLAIM_LOCATION,
  avatar: e.OIDC_CLAIM_PICTURE,
  locale: e.OIDC_CLAIM_LOCALE,
  roles: e.OIDC_CLAIM_ROLES,
  editorAreas: e.OIDC_CLAIM_EDITOR_AREAS,
  editorDepartments: e.OIDC_CLAIM_EDITOR_DEPARTMENTS,
  editorPermissions: e.OIDC_CLAIM_EDITOR_PERMISSIONS,
  roleValues: { employee: e.OIDC_ROLE_EMPLOYEE, editor: e.OIDC_ROLE_EDITOR, admin: e.OIDC_ROLE_ADMIN },
  areaValues: Object.fromEntries(AREAS.map((area) => [area, e[areaName(area)] ?? []])),
});

function secretMethodOf(e: Settings, refuse: Refuse): SecretMethod | null {
  if (e.OIDC_CLIENT_AUTH && !e.OIDC_CLIENT_SECRET) refuse('OIDC_CLIENT_AUTH', 'has no effect without OIDC_CLIENT_SECRET');
  return e.OIDC_CLIENT_AUTH ?? null;
}

function privateKeyOf(e: Settings, refuse: Refuse): PrivateKey | null {
  if (e.OIDC_PRIVATE_KEY === undefined) {
    if (e.OIDC_PRIVATE_KEY_ID) refuse('OIDC_PRIVATE_KEY_ID', 'has no effect without OIDC_PRIVATE_KEY or OIDC_PRIVATE_KEY_FILE');
    return null;
  }
  if (e.OIDC_CLIENT_SECRET) refuse('OIDC_PRIVATE_KEY', 'goes without OIDC_CLIENT_SECRET; set one of them');
  try {
    return readPrivateKey(e.OIDC_PRIVATE_KEY, e.OIDC_PRIVATE_KEY_ID ?? null);
  } catch (error) {
    refuse('OIDC_PRIVATE_KEY', error instanceof Error ? error.message : 'cannot be read');
    return null;
  }
}

/** Issuers of Entra ID at which people of every organisation, or with any Microsoft account, can sign in. */
const MANY_TENANTS = /^https:\/\/login\.microsoftonline\.(com|us)\/(common|organizations|consumers)(\/|$)/;

function tenantsOf(e: Settings, refuse: Refuse): string[] | null {
  const isForMany = MANY_TENANTS.test(e.OIDC_ISSUER);
  if (isForMany && !e.OIDC_TENANTS)
    refuse('OIDC_TENANTS', 'must name the tenants whose people may come in; at this OIDC_ISSUER every organisation signs in');
  if (!isForMany && e.OIDC_TENANTS) refuse('OIDC_TENANTS', 'has no effect with an OIDC_ISSUER of one tenant; leave it out');
  return e.OIDC_TENANTS ?? null;
}
