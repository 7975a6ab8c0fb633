import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { OIDC_SETTING_NAMES, oidcSettings, type OidcSettings } from './oidc-settings';
import { findMisspelt, isServiceLink, settingLike } from './setting-names';
import { StartupError } from './startup-error';

/** A setting with an invalid value; the message is one line that names the setting. */
export class ConfigError extends StartupError {}

const flag = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

function wholeNumber(min: number, max: number, example: number) {
  return z.string().transform((value, context) => {
    const number = /^\d+$/.test(value.trim()) ? Number(value) : NaN;
    if (number >= min && number <= max) return number;
    context.addIssue(`must be a whole number from ${min} to ${max}, such as ${example}`);
    return z.NEVER;
  });
}

const ORIGIN_EXPECTED = 'must be an origin, such as https://portal.example, without a path, query, fragment or user';
const origin = z.url({ protocol: /^https?$/, error: ORIGIN_EXPECTED }).transform((value, context) => {
  const url = new URL(value);
  if (url.href === `${url.origin}/`) return url.origin;
  context.addIssue(ORIGIN_EXPECTED);
  return z.NEVER;
});

/** Pattern of host names. The last label must contain a letter, because digits only, such as 999.1.1.1, are an invalid IP address. */
const HOST_NAME = /^([\w-]{1,63}\.)*(?=[\w-]*[A-Za-z])[\w-]{1,63}\.?$/;
const host = z
  .string()
  .refine(
    (value) => isIP(value) > 0 || HOST_NAME.test(value),
    'must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them',
  );

const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error:
    'must be the address of a PostgreSQL database, such as postgres://portico:password@db.example:5432/portico, with special characters of the password percent-encoded (@ as %40)',
});
const keysUrl = z.url({ protocol: /^https?$/, error: 'must be an address, such as https://uc.example/keys.json' });
const FILES_URL_REFUSED = 'must be left out; files are kept on disk, under PORTICO_DATA, and another place is not supported yet';

/** Addresses and networks. A number of hops is not supported, because it would trust callers who reach the portal without the proxy. */
const proxies = z.string().transform((value, context) => {
  const entries = value.split(',').map((entry) => entry.trim());
  if (entries.every(isNetwork)) return entries;
  context.addIssue('must be addresses or networks of your proxies, such as 10.0.0.5 or 10.0.0.0/24,fd00::/64');
  return z.NEVER;
});

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  const most = version === 6 ? 128 : 32;
  const isWidth = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
  return version > 0 && isWidth && rest.length === 0;
}

const CONTACT_EXPECTED =
  'must be an address that flaws can be reported to, such as mailto:security@company.example or https://company.example/security';
const CONTACT = /^(mailto:[^\s@?]+@[^\s@?]+|tel:\+?[\d-]+|https:\/\/\S+)$/;
const contact = z.url({ error: CONTACT_EXPECTED, normalize: true }).regex(CONTACT, CONTACT_EXPECTED);

const environment = z.object({
  PORT: wholeNumber(1, 65_535, 8000).default(8000),
  HOST: host.default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  PORTICO_DATA: z.string().min(1).default('.portico'),
  DATABASE_URL: databaseUrl.optional(),
  PREPARED_STATEMENTS: flag.default(true),
  UC_TOKEN_ISSUER: z.string().min(1).optional(),
  UC_TOKEN_JWKS_URL: keysUrl.optional(),
  UC_TOKEN_AUDIENCE: z.string().min(1).optional(),
  SESSION_IDLE_MINUTES: wholeNumber(5, 1440, 30).optional(),
  FILES_URL: z.undefined(FILES_URL_REFUSED).optional(),
  TRUST_PROXY: proxies.optional(),
  ADDRESS_LIMITS: flag.default(true),
  API_DOCUMENT: z.enum(['signed-in', 'public'], 'must be signed-in or public').default('signed-in'),
  SECURITY_CONTACT: contact.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  SAMPLE_CONTENT: flag.default(true),
});

/** Names of all environment variables that the portal reads. */
export const SETTING_NAMES: readonly string[] = [...Object.keys(environment.shape), ...OIDC_SETTING_NAMES];

export interface Config {
  port: number;
  host: string;
  /** Public origin of the portal, without a trailing slash. */
  publicUrl: string;
  /** Absolute path of the folder for the embedded database and uploaded files. */
  dataFolder: string;
  databaseUrl: string | null;
  /** True if connections keep prepared statements, which older connection poolers cannot handle. */
  preparedStatements: boolean;
  /** Null if the demo provider is used. */
  oidc: OidcSettings | null;
  /** Proxies that are trusted to report the caller's address; without any, the address of the connection is used. */
  trustedProxies: string[];
  /** True if calls are also rate-limited per IP address. */
  addressLimits: boolean;
  /** User centre whose tokens are accepted for signing in; null if none. */
  userCentre: { issuer: string; jwksUrl: string; audience: string; subjectClaim: string } | null;
  /** Number of seconds of inactivity after which a person is signed out; null for no limit before the session ends. */
  idleSeconds: number | null;
  /** Readers of the API document: everyone, or signed-in people only. */
  apiDocument: z.infer<typeof environment>['API_DOCUMENT'];
  /** Address for reporting vulnerabilities (`mailto:`, `https:` or `tel:`); null if none is configured. */
  securityContact: string | null;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  /** True if an empty embedded database is filled with sample content at startup. */
  sampleContent: boolean;
}

/** Reads the settings from the environment. Throws ConfigError for an invalid value, and for a name similar to that of a setting. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  refuseMisspelt(given);
  refuseWithoutEffect(given);
  const e = parsed(environment, given);
  const oidc = given.OIDC_ISSUER ? parsed(oidcSettings, ofProvider(given)) : null;
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    dataFolder: resolve(e.PORTICO_DATA),
    databaseUrl: e.DATABASE_URL ?? null,
    preparedStatements: e.PREPARED_STATEMENTS,
    oidc,
    trustedProxies: e.TRUST_PROXY ?? [],
    addressLimits: e.ADDRESS_LIMITS,
    userCentre: userCentreOf(e, oidc),
    idleSeconds: e.SESSION_IDLE_MINUTES === undefined ? null : e.SESSION_IDLE_MINUTES * 60,
    apiDocument: e.API_DOCUMENT,
    securityContact: e.SECURITY_CONTACT ?? null,
    logLevel: e.LOG_LEVEL,
    sampleContent: e.SAMPLE_CONTENT && e.DATABASE_URL === undefined,
  };
}

function userCentreOf(e: z.infer<typeof environment>, oidc: OidcSettings | null): Config['userCentre'] {
  const [issuer, jwksUrl, audience] = [e.UC_TOKEN_ISSUER, e.UC_TOKEN_JWKS_URL, e.UC_TOKEN_AUDIENCE];
  if (!issuer && !jwksUrl && !audience) return null;
  if (!issuer || !jwksUrl || !audience)
    throw new ConfigError('UC_TOKEN_ISSUER: goes with UC_TOKEN_JWKS_URL and UC_TOKEN_AUDIENCE; set all three, or none');
  if (!oidc)
    throw new ConfigError(
      'UC_TOKEN_ISSUER: needs OIDC_ISSUER; without it the demo provider lets anyone in, whatever your tokens say',
    );
  if (audience === oidc.clientId)
    throw new ConfigError(
      'UC_TOKEN_AUDIENCE: must not be OIDC_CLIENT_ID, or ID tokens, which addresses carry, would sign people in',
    );
  // With the same issuer, a person has the same subject whether they sign in by OIDC or with a user centre's token.
  return { issuer, jwksUrl, audience, subjectClaim: issuer === oidc.issuer ? oidc.subjectClaim : 'sub' };
}

type Given = Record<string, string | undefined>;

const ofProvider = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([name, value]) => name.startsWith('OIDC_') && !isServiceLink(name, value)));

function parsed<T extends z.ZodType>(schema: T, given: Given): z.output<T> {
  const { data, error } = schema.safeParse(given);
  if (!error) return data;
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys') throw new ConfigError(noSetting(issue.keys[0] ?? ''));
  throw new ConfigError(`${issue?.path.join('.') ?? 'configuration'}: ${issue?.message ?? 'is not valid'}`);
}

function noSetting(name: string, setting = settingLike(name, SETTING_NAMES)): string {
  return `${name}: is not a setting of the portal${setting ? `; did you mean ${setting}?` : ', see Configuration in docs/operations.md'}`;
}

/** Throws for misspelt names: a misspelt DATABASE_URL would start the embedded database, and a misspelt OIDC_ISSUER the demo provider. */
function refuseMisspelt(given: Given): void {
  const misspelt = findMisspelt(given, SETTING_NAMES);
  if (misspelt) throw new ConfigError(noSetting(misspelt.name, misspelt.setting));
}

/** Throws for settings that would have no effect, so that an operator does not rely on them. */
function refuseWithoutEffect(given: Given): void {
  const [oidc] = Object.keys(ofProvider(given));
  if (oidc && !given.OIDC_ISSUER) throw new ConfigError(`${oidc}: has no effect without OIDC_ISSUER; set both, or neither`);
  if (given.SAMPLE_CONTENT === 'on' && given.DATABASE_URL)
    throw new ConfigError('SAMPLE_CONTENT: the sample is for the embedded database only; leave it out beside DATABASE_URL');
}
