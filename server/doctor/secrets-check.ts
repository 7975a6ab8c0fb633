import type { Config } from '../config/config';
import { failed, ok, skipped, type Finding } from './finding';

const CHECK = 'secrets';
const MIN_LETTERS = 16;
const MIN_DIFFERENT = 6;
const PLACEHOLDER = /^(.*[-_ ])?(change[-_ ]?(me|it)?|secret|password|example|portico|test|xxx+)([-_ ].*)?$/i;

/** Returns why a secret can be guessed; null if it cannot. */
export function weaknessOf(secret: string): string | null {
  if (PLACEHOLDER.test(secret)) return 'is a placeholder';
  if (secret.length < MIN_LETTERS) return `has fewer than ${MIN_LETTERS} characters`;
  return new Set(secret).size < MIN_DIFFERENT ? 'repeats few characters' : null;
}

/** Checks the secrets of the configuration, without showing them. */
export function checkSecrets({ oidc, databaseUrl, backupKey, metrics }: Config): Finding[] {
  const password = databaseUrl === null ? '' : decodeURIComponent(new URL(databaseUrl).password);
  const secrets = [
    ['OIDC_CLIENT_SECRET', oidc?.clientSecret ?? '', 'Create a new secret at the identity provider'],
    ['BACKUP_KEY', backupKey ?? '', 'Set a random one: openssl rand -base64 32'],
    ['METRICS_TOKEN', metrics.token ?? '', 'Set a random one: openssl rand -hex 24'],
    ['the password of the database', password, 'Set a longer, random one: openssl rand -base64 24'],
  ] as const;
  const given = secrets.filter(([, secret]) => secret !== '');
  if (!given.length) return [skipped(CHECK, 'the configuration has none')];
  return given.map(([name, secret, remedy]) => {
    const weakness = weaknessOf(secret);
    return weakness === null ? ok(CHECK, `${name} is long enough`) : failed(CHECK, `${name} ${weakness}`, remedy);
  });
}
