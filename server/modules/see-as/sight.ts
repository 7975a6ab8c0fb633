import { randomUUID } from 'node:crypto';
import type { Viewer } from '../../../contract/core/permissions';
import type { ReaderChoice } from '../../../contract/manage/see-as';
import type { Db } from '../../db/connect';
import { lockUntilCommit } from '../../db/lock-repository';
import { LOCK } from '../../db/locks';
import { onPrimary } from '../../db/standby/read-routing';
import { allowReadsOnly } from '../../db/transaction-repository';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { viewerOf } from '../session/tokens';
import { findSignedIn, insertPassingPerson } from './repository';
import { publishAhead } from './scheduled-ahead';

/** Reader, and the moment at which they look; null for now. */
export interface SightChoice {
  reader: ReaderChoice;
  moment: Date | null;
}

/** Portal as a reader sees it at a moment, in a transaction that is never committed and refuses writes. */
export interface Sight {
  trx: Db;
  viewer: Viewer;
  moment: Date;
  /** Ends the transaction. May be called more than once. */
  close: () => Promise<void>;
}

/**
 * Opens the portal as a reader sees it at a moment. At a moment in the future everything that is scheduled until then has been
 * published in the transaction. Throws `person.not_found` if the person does not exist.
 */
export async function openSight(deps: Deps, { reader, moment }: SightChoice): Promise<Sight> {
  const trx = await onPrimary(() => deps.db.startTransaction().execute());
  const close = async (): Promise<void> => {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
  };
  try {
    if (moment) {
      await lockUntilCommit(trx, LOCK.content);
      await publishAhead(deps, trx, moment);
    }
    const seenAt = moment ?? deps.now();
    const viewer = await readerIn(trx, reader, seenAt);
    await allowReadsOnly(trx);
    return { trx, viewer, moment: seenAt, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function readerIn(trx: Db, reader: ReaderChoice, moment: Date): Promise<Viewer> {
  if ('person' in reader) {
    const person = await findSignedIn(trx, reader.person);
    if (!person) throw new AppError('person.not_found');
    return viewerOf(person);
  }
  const passing = { id: randomUUID(), ...reader };
  await insertPassingPerson(trx, passing, moment);
  return { ...passing, editorAreas: [], editorDepartments: [], editorPermissions: [] };
}
