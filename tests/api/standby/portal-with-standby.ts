import { connect, type Db } from '../../../server/db/connect';
import { primaryPosition } from '../../../server/db/standby/server-state-repository';
import type { Standby } from '../../../server/db/standby/standby';
import { createLogger } from '../../../server/http/log';
import { databaseUrlOf, startTestApp, type TestApp } from '../support/harness';

/** Line of the log with the error of a read that was repeated on the primary. */
interface LogLine {
  msg: string;
  err?: { message: string };
}

export interface PortalWithStandby {
  /** Server without a standby. */
  plain: TestApp;
  /** Server on the same database, which reads through read-only connections. */
  nearby: TestApp;
  /** Decides whether the standby is used, by the position that a read must see. */
  standby: Standby & { decide: (has: (position: number) => boolean) => void; distrusted: number };
  log: LogLine[];
  close: () => Promise<void>;
}

interface Options {
  now?: () => Date;
  /** Returns the URL of the standby for the URL of the database; by default, of the same database. */
  standbyUrl?: (url: string) => Promise<string> | string;
}

/** Starts two servers on one database, which one of them also uses as its standby. People of `plain` may call both. */
export async function startPortalWithStandby({
  now = () => new Date(),
  standbyUrl = readOnly,
}: Options = {}): Promise<PortalWithStandby> {
  const plain = await startTestApp({ now });
  const url = await databaseUrlOf(plain.db);
  const db = connect(url, { maxConnections: 4, standbyUrl: await standbyUrl(url) });
  const log: LogLine[] = [];
  const logger = createLogger('warn', { write: (line) => log.push(JSON.parse(line) as LogLine) });
  const standby = standbyOf(db);
  const { config } = plain.deps;
  const nearby = await startTestApp({ db, config, now }, { standby, log: logger });
  const close = async () => {
    await nearby.close();
    await db.destroy();
    await plain.close();
  };
  return { plain, nearby, standby, log, close };
}

/** Returns the URL of a database for read-only connections, like those of a standby. */
export function readOnly(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', '-c default_transaction_read_only=on');
  return address.href;
}

function standbyOf(db: Db): PortalWithStandby['standby'] {
  let decide = (_position: number): boolean => true;
  const standby = {
    has: (position: number) => decide(position),
    decide: (has: (position: number) => boolean) => {
      decide = has;
    },
    distrusted: 0,
    distrust: () => {
      standby.distrusted += 1;
    },
    primaryPosition: () => primaryPosition(db),
  };
  return standby;
}
