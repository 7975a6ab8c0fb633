import { isIP } from 'node:net';
import { z } from 'zod';
import { clamavUrl } from './clamav-url';
import { filesUrl } from './files-url';

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
const otlpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be the address of a collector (OTLP over HTTP), such as http://127.0.0.1:4318',
});

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

const MIN_KEY_LETTERS = 20;
const backupKey = z
  .string()
  .min(MIN_KEY_LETTERS, `must have ${MIN_KEY_LETTERS} characters or more; openssl rand -base64 32 prints a good one`);

const MIN_TOKEN_LETTERS = 16;
const metricsToken = z
  .string()
  .regex(/^\S*$/, 'must have no spaces')
  .min(MIN_TOKEN_LETTERS, `must have ${MIN_TOKEN_LETTERS} characters or more; openssl rand -hex 24 prints a good one`);

const CONTACT_EXPECTED =
  'must be an address that flaws can be reported to, such as mailto:security@company.example or https://company.example/security';
const CONTACT = /^(mailto:[^\s@?]+@[^\s@?]+|tel:\+?[\d-]+|https:\/\/\S+)$/;
const contact = z.url({ error: CONTACT_EXPECTED, normalize: true }).regex(CONTACT, CONTACT_EXPECTED);

/** Schema of all environment variables that the portal reads, except those of the identity provider. */
export const environment = z.object({
  PORT: wholeNumber(1, 65_535, 8000).default(8000),
  HOST: host.default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  PORTICO_DATA: z.string().min(1).default('.portico'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  DATABASE_URL_PASSWORD: z.string().optional(),
  PREPARED_STATEMENTS: flag.default(true),
  MIGRATE_AT_START: flag.default(true),
  UC_TOKEN_ISSUER: z.string().min(1).optional(),
  UC_TOKEN_JWKS_URL: keysUrl.optional(),
  UC_TOKEN_AUDIENCE: z.string().min(1).optional(),
  SESSION_IDLE_MINUTES: wholeNumber(5, 1440, 30).optional(),
  FILES_URL: filesUrl.optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AWS_REGION: z.string().optional(),
  CLAMAV_URL: clamavUrl.optional(),
  TRUST_PROXY: proxies.optional(),
  TLS_CERT_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  REQUIRE_TLS: flag.default(false),
  ADDRESS_LIMITS: flag.default(true),
  API_DOCUMENT: z.enum(['signed-in', 'public'], 'must be signed-in or public').default('signed-in'),
  SECURITY_CONTACT: contact.optional(),
  KEPT_ANSWERS_MB: wholeNumber(0, 16_384, 64).default(64),
  SERVICE_WORKER: flag.default(true),
  SERVER_RENDERING: flag.default(true),
  STOP_DELAY_SECONDS: wholeNumber(0, 60, 10).default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  SAMPLE_CONTENT: flag.default(true),
  BACKUP_KEY: backupKey.optional(),
  METRICS_PORT: wholeNumber(1, 65_535, 9100).optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  METRICS_TOKEN: metricsToken.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: otlpUrl.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal('http/json', 'must be http/json or left out; traces and logs are sent as JSON over HTTP')
    .optional(),
  OTEL_LOGS_EXPORTER: z.enum(['otlp', 'none'], 'must be otlp or none').default('none'),
  OTEL_SERVICE_NAME: z.string().default('portico'),
});
export type Environment = z.infer<typeof environment>;
