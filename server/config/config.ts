import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { environment, type Environment } from './environment';
import type { BucketSettings } from './files-url';
import { OIDC_SETTING_NAMES, oidcSettings, type OidcSettings } from './oidc-settings';
import { SECRET_FILE_NAMES, withSecretFiles } from './secret-files';
import { allMisspelt, isServiceLink, settingLike } from './setting-names';
import { StartupError } from './startup-error';
import { unencrypted, type Addresses } from './unencrypted';

/** A setting with an invalid value; the message is one line that names the setting. */
export class ConfigError extends StartupError {}

/** Names of all environment variables that the portal reads. */
export const SETTING_NAMES: readonly string[] = [...Object.keys(environment.shape), ...OIDC_SETTING_NAMES, ...SECRET_FILE_NAMES];

/** Bucket that stores files, with its keys. If `keys` is null, the role of the machine provides them. */
export interface BucketConfig extends BucketSettings {
  keys: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | null;
}

/** Paths of two PEM files: the certificate that the server presents, followed by its chain, and its private key. */
export interface CertificateFiles {
  certFile: string;
  keyFile: string;
}

export interface Config {
  port: number;
  host: string;
  /** Public origin of the portal, without a trailing slash. */
  publicUrl: string;
  /** Absolute path of the folder for the embedded database and uploaded files. */
  dataFolder: string;
  databaseUrl: string | null;
  /** Bucket that stores files; null if they are in the data folder. */
  bucket: BucketConfig | null;
  /** Address of the malware scanner that files pass before they are stored; null to store them without. */
  scannerUrl: string | null;
  /** Standby of the database for reading; null if there is none. */
  databaseReadUrl: string | null;
  /** True if connections keep prepared statements, which older connection poolers cannot handle. */
  preparedStatements: boolean;
  /** True if migrations are applied at startup; false if `npm run migrate` does so. */
  migrateAtStart: boolean;
  /** Null if the demo provider is used. */
  oidc: OidcSettings | null;
  /** Null if the server speaks HTTP. */
  tls: CertificateFiles | null;
  /** True if the start is refused while a connection to another machine is not encrypted. */
  requireTls: boolean;
  /** Proxies that are trusted to report the caller's address; without any, the address of the connection is used. */
  trustedProxies: string[];
  /** True if calls are also rate-limited per IP address. */
  addressLimits: boolean;
  /** User centre whose tokens are accepted for signing in; null if none. */
  userCentre: { issuer: string; jwksUrl: string; audience: string; subjectClaim: string } | null;
  /** Number of seconds of inactivity after which a person is signed out; null for no limit before the session ends. */
  idleSeconds: number | null;
  /** Readers of the API document: everyone, or signed-in people only. */
  apiDocument: Environment['API_DOCUMENT'];
  /** Address for reporting vulnerabilities (`mailto:`, `https:` or `tel:`); null if none is configured. */
  securityContact: string | null;
  /** Maximum size in bytes of the memory cache for parts of answers and for whole answers; 0 to disable it. */
  keptAnswerBytes: number;
  /** True if a service worker caches the program's files in browsers; false removes it from browsers that have it. */
  serviceWorker: boolean;
  /** True if the server sends pages with their content. */
  serverRendering: boolean;
  /** Time for which the server keeps serving after a signal to stop, while it reports that it is not ready. */
  stopDelaySeconds: number;
  logLevel: Environment['LOG_LEVEL'];
  /** True if an empty embedded database is filled with sample content at startup. */
  sampleContent: boolean;
  /** Passphrase that backups are encrypted with; null to leave them unencrypted. */
  backupKey: string | null;
  /** Where metrics are served: on a separate port, or at the portal's address to callers with the token; nowhere if both are null. */
  metrics: { listen: { port: number; host: string } | null; token: string | null };
  /** Endpoint that receives traces and, if `sendsLogs`, log lines (OTLP/HTTP), with the service name to send; null for none. */
  telemetry: { endpoint: string; serviceName: string; sendsLogs: boolean } | null;
}

/** Reads the settings from the environment. Throws ConfigError for an invalid value, and for a name similar to that of a setting. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = withoutEmpty(env);
  refuseMisspelt(given);
  const { settings, problems, withGivenName } = withSecretFiles(given);
  if (problems[0]) throw new ConfigError(problems[0]);
  try {
    return configOf(settings);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new ConfigError(withGivenName(error.message), { cause: error });
  }
}

function configOf(given: Given): Config {
  refuseWithoutEffect(given);
  const e = parsed(environment, given);
  if (e.METRICS_PORT === e.PORT) throw new ConfigError('METRICS_PORT: must differ from PORT; set METRICS_TOKEN to use one port');
  const tls = certificateFiles(e);
  const oidc = given.OIDC_ISSUER ? parsed(oidcSettings, ofProvider(given)) : null;
  const config: Config = {
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL ?? `${tls ? 'https' : 'http'}://localhost:${e.PORT}`,
    dataFolder: resolve(e.PORTICO_DATA),
    ...databasesOf(e),
    bucket: bucketOf(e),
    scannerUrl: e.CLAMAV_URL ?? null,
    preparedStatements: e.PREPARED_STATEMENTS,
    migrateAtStart: e.MIGRATE_AT_START,
    oidc,
    tls,
    requireTls: e.REQUIRE_TLS,
    trustedProxies: e.TRUST_PROXY ?? [],
    addressLimits: e.ADDRESS_LIMITS,
    userCentre: userCentreOf(e, oidc),
    idleSeconds: e.SESSION_IDLE_MINUTES === undefined ? null : e.SESSION_IDLE_MINUTES * 60,
    apiDocument: e.API_DOCUMENT,
    securityContact: e.SECURITY_CONTACT ?? null,
    keptAnswerBytes: e.KEPT_ANSWERS_MB * 1024 * 1024,
    serviceWorker: e.SERVICE_WORKER,
    serverRendering: e.SERVER_RENDERING,
    stopDelaySeconds: e.STOP_DELAY_SECONDS,
    logLevel: e.LOG_LEVEL,
    sampleContent: e.SAMPLE_CONTENT && e.DATABASE_URL === undefined,
    backupKey: e.BACKUP_KEY ?? null,
    metrics: {
      listen: e.METRICS_PORT === undefined ? null : { port: e.METRICS_PORT, host: e.METRICS_HOST },
      token: e.METRICS_TOKEN ?? null,
    },
    telemetry: telemetryOf(e),
  };
  if (config.requireTls) refuseUnencrypted(config);
  return config;
}

/** Returns the addresses at which the portal is reached, and those that it connects to. */
export const addressesOf = (config: Config) =>
  ({
    PUBLIC_URL: config.publicUrl,
    DATABASE_URL: config.databaseUrl,
    DATABASE_READ_URL: config.databaseReadUrl,
    OIDC_ISSUER: config.oidc?.issuer,
    UC_TOKEN_JWKS_URL: config.userCentre?.jwksUrl,
    FILES_URL: config.bucket?.endpoint,
    CLAMAV_URL: config.scannerUrl,
    OTEL_EXPORTER_OTLP_ENDPOINT: config.telemetry?.endpoint,
    HOST: listenAddress(config, config.host),
    METRICS_HOST: config.metrics.listen && listenAddress(config, config.metrics.listen.host),
  }) satisfies Addresses;

const listenAddress = ({ tls }: Config, host: string): string =>
  `${tls ? 'https' : 'listen'}://${isIPv6(host) ? `[${host}]` : host}`;

/** Returns the addresses of the database and of its standby, with DATABASE_URL_PASSWORD as the password of those without one. */
function databasesOf(e: Environment): Pick<Config, 'databaseUrl' | 'databaseReadUrl'> {
  if (e.DATABASE_URL_PASSWORD !== undefined && hasPassword(e.DATABASE_URL))
    throw new ConfigError('DATABASE_URL_PASSWORD: goes without a password in DATABASE_URL; leave one of them out');
  return { databaseUrl: withPassword(e, 'DATABASE_URL'), databaseReadUrl: withPassword(e, 'DATABASE_READ_URL') };
}

function hasPassword(address = 'postgres:'): boolean {
  const { password, searchParams } = new URL(address);
  return password !== '' || searchParams.has('password');
}

function withPassword(e: Environment, name: 'DATABASE_URL' | 'DATABASE_READ_URL'): string | null {
  const { [name]: address, DATABASE_URL_PASSWORD: password } = e;
  if (address === undefined || password === undefined || hasPassword(address)) return address ?? null;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  // An address without a host takes none.
  if (url.password === '')
    throw new ConfigError(`DATABASE_URL_PASSWORD: needs a host in ${name}, such as postgres://portico@db.example/portico`);
  return url.href;
}

function certificateFiles(e: Environment): CertificateFiles | null {
  const [certFile, keyFile] = [e.TLS_CERT_FILE, e.TLS_KEY_FILE];
  if (certFile === undefined && keyFile === undefined) return null;
  if (certFile === undefined || keyFile === undefined)
    throw new ConfigError('TLS_CERT_FILE: goes with TLS_KEY_FILE; set both, or neither to speak HTTP');
  if (e.PUBLIC_URL?.startsWith('http:'))
    throw new ConfigError('PUBLIC_URL: must be an https: origin, because TLS_CERT_FILE is set');
  // fastify listens on its second address, ::1, by a server of its own, which would keep an old certificate.
  for (const name of ['HOST', 'METRICS_HOST'] as const)
    if (e[name] === 'localhost') throw new ConfigError(`${name}: must be 127.0.0.1 or ::1, because TLS_CERT_FILE is set`);
  return { certFile: resolve(certFile), keyFile: resolve(keyFile) };
}

/** Throws for an address that is reached without TLS. */
function refuseUnencrypted(config: Config): void {
  const [line] = unencrypted(addressesOf(config));
  if (line) throw new ConfigError(`${line}, because REQUIRE_TLS is on; addresses of this machine need no TLS`);
}

const telemetryOf = (e: Environment): Config['telemetry'] =>
  e.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : {
        endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, ''),
        serviceName: e.OTEL_SERVICE_NAME,
        sendsLogs: e.OTEL_LOGS_EXPORTER === 'otlp',
      };

/** Returns the bucket with its keys; null without FILES_URL, even if variables of AWS are set, which are then meant for other programs. */
function bucketOf(e: Environment): BucketConfig | null {
  if (!e.FILES_URL) return null;
  const [accessKeyId, secretAccessKey] = [e.AWS_ACCESS_KEY_ID, e.AWS_SECRET_ACCESS_KEY];
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new ConfigError(
      'AWS_ACCESS_KEY_ID: goes with AWS_SECRET_ACCESS_KEY; set both, or neither to use the role of the machine',
    );
  const token = e.AWS_SESSION_TOKEN === undefined ? {} : { sessionToken: e.AWS_SESSION_TOKEN };
  const keys = accessKeyId !== undefined && secretAccessKey !== undefined ? { accessKeyId, secretAccessKey, ...token } : null;
  return { ...e.FILES_URL, region: e.FILES_URL.region ?? e.AWS_REGION ?? null, keys };
}

function userCentreOf(e: Environment, oidc: OidcSettings | null): Config['userCentre'] {
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

/** Returns the problems of all settings, each as one line that names the setting; `readConfig` throws the first of them. */
export function settingProblems(env: NodeJS.ProcessEnv): string[] {
  const given = withoutEmpty(env);
  const misspelt = allMisspelt(given, SETTING_NAMES).map(({ name, setting }) => noSetting(name, setting));
  const { settings, problems: unreadable, withGivenName } = withSecretFiles(given);
  const schemas = [environment, ...(settings.OIDC_ISSUER ? [oidcSettings] : [])];
  const wrong = schemas.flatMap((schema) => issuesOf(schema, schema === environment ? settings : ofProvider(settings)));
  const problems = [...new Set([...misspelt, ...unreadable, ...wrong.map(withGivenName)])];
  try {
    readConfig(env);
    return problems;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return problems.includes(error.message) ? problems : [error.message, ...problems];
  }
}

type Given = Record<string, string | undefined>;

const withoutEmpty = (env: NodeJS.ProcessEnv): Given =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

const ofProvider = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([name, value]) => name.startsWith('OIDC_') && !isServiceLink(name, value)));

function parsed<T extends z.ZodType>(schema: T, given: Given): z.output<T> {
  const { data, error } = schema.safeParse(given);
  if (!error) return data;
  throw new ConfigError(linesOf(error.issues)[0]);
}

const issuesOf = (schema: z.ZodType, given: Given): string[] => linesOf(schema.safeParse(given).error?.issues ?? []);

const linesOf = (issues: readonly z.core.$ZodIssue[]): string[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((name) => noSetting(name))
      : [`${issue.path.join('.') || 'configuration'}: ${issue.message}`],
  );

function noSetting(name: string, setting = settingLike(name, SETTING_NAMES)): string {
  return `${name}: is not a setting of the portal${setting ? `; did you mean ${setting}?` : ', see Configuration in docs/operations.md'}`;
}

/** Throws for misspelt names: a misspelt DATABASE_URL would start the embedded database, and a misspelt OIDC_ISSUER the demo provider. */
function refuseMisspelt(given: Given): void {
  const [misspelt] = allMisspelt(given, SETTING_NAMES);
  if (misspelt) throw new ConfigError(noSetting(misspelt.name, misspelt.setting));
}

/** Throws for settings that would have no effect, so that an operator does not rely on them. */
function refuseWithoutEffect(given: Given): void {
  const [oidc] = Object.keys(ofProvider(given));
  if (oidc && !given.OIDC_ISSUER) throw new ConfigError(`${oidc}: has no effect without OIDC_ISSUER; set both, or neither`);
  if (given.DATABASE_READ_URL && !given.DATABASE_URL)
    throw new ConfigError('DATABASE_READ_URL: has no effect without DATABASE_URL; set both, or neither');
  if (given.DATABASE_URL_PASSWORD && !given.DATABASE_URL)
    throw new ConfigError('DATABASE_URL_PASSWORD: has no effect without DATABASE_URL; set both, or neither');
  if (given.MIGRATE_AT_START === 'off' && !given.DATABASE_URL)
    throw new ConfigError('MIGRATE_AT_START: must be on, or left out, for the embedded database');
  if (given.METRICS_HOST && !given.METRICS_PORT)
    throw new ConfigError('METRICS_HOST: has no effect without METRICS_PORT; set both, or neither');
  if (given.OTEL_LOGS_EXPORTER === 'otlp' && !given.OTEL_EXPORTER_OTLP_ENDPOINT)
    throw new ConfigError('OTEL_LOGS_EXPORTER: has no effect without OTEL_EXPORTER_OTLP_ENDPOINT; set both, or neither');
  if (given.SAMPLE_CONTENT === 'on' && given.DATABASE_URL)
    throw new ConfigError('SAMPLE_CONTENT: the sample is for the embedded database only; leave it out beside DATABASE_URL');
}
