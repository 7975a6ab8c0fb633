import { readFileSync } from 'node:fs';

/** Settings that are secrets. A variable of the same name with the ending `_FILE` can name a file with the value instead. */
const SECRETS = [
  ...['DATABASE_URL', 'DATABASE_READ_URL', 'DATABASE_URL_PASSWORD', 'OIDC_CLIENT_SECRET', 'OIDC_PRIVATE_KEY'],
  ...['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'METRICS_TOKEN', 'BACKUP_KEY'],
];
const fileNameOf = (secret: string): string => `${secret}_FILE`;

/** Names of the variables that name a file with a secret. */
export const SECRET_FILE_NAMES: readonly string[] = SECRETS.map(fileNameOf);

type Given = Record<string, string | undefined>;

interface Settings {
  /** Settings with the secrets from files, and without the variables that name the files. */
  settings: Given;
  /** Files that cannot be used, each as one line that names the variable. */
  problems: string[];
  /** Returns a problem of a setting with the name of the variable that was set. */
  withGivenName: (problem: string) => string;
}

/** Returns the settings with the secrets that are in files. A line break at the end of a file does not count. */
export function withSecretFiles(given: Given): Settings {
  const settings = Object.fromEntries(Object.entries(given).filter(([name]) => !SECRET_FILE_NAMES.includes(name)));
  const problems: string[] = [];
  const fromFiles = SECRETS.filter((secret) => given[fileNameOf(secret)] !== undefined);
  for (const secret of fromFiles) {
    const name = fileNameOf(secret);
    const path = given[name] ?? '';
    if (given[secret] !== undefined) {
      problems.push(`${name}: goes without ${secret}; set one of them`);
      continue;
    }
    try {
      settings[secret] = contentOf(path);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const reason = code ? `cannot be read (${code})` : message;
      // Without the path, which is the secret itself if it was written into the wrong variable.
      problems.push(`${name}: must name a file with the value of ${secret}; the file ${reason}`);
    }
  }
  const withGivenName = (problem: string): string => {
    const secret = fromFiles.find((name) => problem.startsWith(`${name}: `));
    return secret ? fileNameOf(secret) + problem.slice(secret.length) : problem;
  };
  return { settings, problems, withGivenName };
}

function contentOf(path: string): string {
  const content = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  if (content === '') throw new Error('is empty');
  return content;
}
