import { sql } from 'kysely';
import type { Db } from './connect';

/** Makes the database refuse every further write of the transaction. */
export async function allowReadsOnly(trx: Db): Promise<void> {
  await sql`set transaction read only`.execute(trx);
}

/** Runs work within a savepoint. If it throws, its changes are rolled back, and the transaction can continue. */
export async function withSavepoint<T>(trx: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx);
    throw error;
  }
}
