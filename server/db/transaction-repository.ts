import { sql } from 'kysely';
import type { Db } from './connect';

/** Makes the database refuse every further write of the transaction. */
export async function allowReadsOnly(trx: Db): Promise<void> {
  await sql`set transaction read only`.execute(trx);
}
