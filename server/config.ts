import { resolve } from 'node:path';
import { z } from 'zod';

/** A wrong setting, in one line that names it. */
export class ConfigError extends Error {}

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');

const origin = z.url({ protocol: /^https?$/ }).transform((value, context) => {
  const url = new URL(value);
  if (url.href === `${url.origin}/`) return url.origin;
  context.addIssue('must be an origin, such as https://portal.example, without a path, query, fragment or user');
  return z.NEVER;
});

const environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(8000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  PORTICO_DATA: z.string().min(1).default('.portico'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).default('portico'),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_SCOPES: z.string().min(1).default('openid profile email'),
  FILES_URL: z.undefined('files are kept on disk, under PORTICO_DATA; another place is not supported yet').optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SAMPLE_CONTENT: flag.default(true),
});

export interface Config {
  port: number;
  host: string;
  /** Origin that people reach the portal at, without a slash at its end. */
  publicUrl: string;
  /** Absolute folder of the embedded database and of uploaded files. */
  dataFolder: string;
  databaseUrl: string | null;
  /** Null while the demo provider stands in. */
  oidc: { issuer: string; clientId: string; clientSecret: string | null; scopes: string } | null;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  /** Whether an empty embedded database is filled at start. */
  sampleContent: boolean;
}

/** Reads the settings from the environment. Throws ConfigError for a wrong value. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  refuseWithoutEffect(given);
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join('.') ?? 'configuration'}: ${issue?.message ?? 'is not valid'}`);
  }
  const e = parsed.data;
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    dataFolder: resolve(e.PORTICO_DATA),
    databaseUrl: e.DATABASE_URL ?? null,
    oidc: e.OIDC_ISSUER
      ? { issuer: e.OIDC_ISSUER, clientId: e.OIDC_CLIENT_ID, clientSecret: e.OIDC_CLIENT_SECRET ?? null, scopes: e.OIDC_SCOPES }
      : null,
    logLevel: e.LOG_LEVEL,
    sampleContent: e.SAMPLE_CONTENT && e.DATABASE_URL === undefined,
  };
}

/** What an operator wrote down but would not get. */
function refuseWithoutEffect(given: Record<string, string | undefined>): void {
  const oidc = Object.keys(given).find((name) => name.startsWith('OIDC_'));
  if (oidc && !given.OIDC_ISSUER) throw new ConfigError(`${oidc}: says nothing without OIDC_ISSUER; set both, or neither`);
  if (given.SAMPLE_CONTENT === 'on' && given.DATABASE_URL)
    throw new ConfigError('SAMPLE_CONTENT: the sample is for the embedded database only; leave it out beside DATABASE_URL');
}
