import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config/config';
import { ServerStateReader } from '../db/standby/server-state-repository';
import { StandbyWatch } from '../db/standby/standby-watch';
import { failed, messageOf, ok, skipped, warning, type Finding } from './finding';

const CHECK = 'standby for reading';
/** Number of looks, a quarter of a second apart, by which the standby must have caught up with what the first one saw on the primary. */
const LOOKS = 4;
const LOOK_MS = 250;

/** Checks the standby, if there is one: whether it can be reached, belongs to the primary, and how far it is behind. */
export async function checkStandby({
  databaseUrl,
  databaseReadUrl,
}: Pick<Config, 'databaseUrl' | 'databaseReadUrl'>): Promise<Finding[]> {
  if (databaseUrl === null || databaseReadUrl === null) return [];
  const primary = new ServerStateReader(databaseUrl);
  const standby = new ServerStateReader(databaseReadUrl);
  const watch = new StandbyWatch(
    () => primary.read(),
    () => standby.read(),
  );
  try {
    await watch.look();
    for (let looks = 1; looks < LOOKS && watch.reason === 'behind'; looks += 1) {
      await wait(LOOK_MS);
      await watch.look();
    }
    return [describe(watch)];
  } finally {
    primary.close();
    standby.close();
  }
}

function describe({ reason, error, lagBytes, isPrimary }: StandbyWatch): Finding {
  switch (reason) {
    case null:
      return isPrimary
        ? ok(CHECK, 'DATABASE_READ_URL leads to the primary itself, as after a promotion')
        : ok(CHECK, `in recovery, ${lagBytes} bytes behind the primary`);
    case 'behind':
      return warning(
        CHECK,
        `${lagBytes} bytes behind the primary, for more than ${((LOOKS - 1) * LOOK_MS) / 1000} s; reads use the primary`,
        'Look at the network, the disk and long queries of the standby (pg_stat_replication, pg_is_wal_replay_paused())',
      );
    case 'unreachable':
      return warning(
        CHECK,
        `it cannot be used (${messageOf(error)}); reads use the primary`,
        'Check DATABASE_READ_URL, and that the standby runs',
      );
    case 'primary unreachable':
      return skipped(CHECK, 'there is no primary to compare with');
    case 'another database':
      return failed(
        CHECK,
        'it has another database than the primary',
        'Let DATABASE_READ_URL lead to a standby of the server at DATABASE_URL, and to the same database there',
      );
    case 'not a standby of the primary':
      return failed(
        CHECK,
        'DATABASE_URL leads to no primary, or the standby was promoted and goes its own way',
        'Let DATABASE_URL lead to the primary, and make the former one a standby of it',
      );
  }
}
