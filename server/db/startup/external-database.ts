import pg from 'pg';
import { StartupError } from '../../config/startup-error';

const OLDEST_VERSION = 15;
const CONNECT_MS = 10_000;
const FACTS = `select current_setting('server_version') as version, current_setting('server_version_num')::integer as number,
  current_setting('server_encoding') as encoding`;

interface Facts {
  version: string;
  number: number;
  encoding: string;
}

/** Throws a one-line error without the password if DATABASE_URL cannot be reached or Portico cannot use its database. */
export async function checkExternalDatabase(url: string): Promise<void> {
  const { version, number, encoding } = await factsOf(url);
  if (number < OLDEST_VERSION * 10_000)
    throw new StartupError(`DATABASE_URL leads to PostgreSQL ${version}; Portico needs ${OLDEST_VERSION} or newer.`);
  if (encoding !== 'UTF8') throw new StartupError(`DATABASE_URL leads to a database in ${encoding}; Portico needs UTF8.`);
}

async function factsOf(url: string): Promise<Facts> {
  let client: pg.Client | undefined;
  try {
    // The constructor already reads files that the address refers to, such as a certificate.
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
    await client.connect();
    const { rows } = await client.query<Facts>(FACTS);
    return rows[0] as Facts;
  } catch (error) {
    const { hostname, port, pathname } = new URL(url);
    const place = `${pathname.slice(1) || 'the database'} at ${hostname || 'localhost'}:${port || 5432}`;
    throw new StartupError(`DATABASE_URL: cannot use ${place}: ${reasonOf(error as Error & { code?: string })}.`);
  } finally {
    await client?.end();
  }
}

function reasonOf({ code, message }: Error & { code?: string }): string {
  if (message === 'timeout expired') return `it does not answer within ${CONNECT_MS / 1000} s`;
  switch (code) {
    case 'ECONNREFUSED':
      return 'nothing listens there';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'there is no such host';
    default:
      return message || code || 'it does not answer';
  }
}
