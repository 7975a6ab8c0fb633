import type { Db } from '../../db/connect';
import { lockUntilCommit } from '../../db/lock-repository';
import { LOCK } from '../../db/locks';
import { insertAuditEvent } from '../audit/repository';
import { momentAfter, SIGNING_KEY_MS, VERIFYING_KEY_MS } from './policy';

export interface SigningKey {
  kid: string;
  private_jwk: object;
  public_jwk: object;
}

/** Returns the current signing key. If there is none, or none that is young enough, stores the one that `create` makes. */
export async function signingKey(db: Db, now: Date, create: () => Promise<SigningKey>): Promise<SigningKey> {
  const found = await latestKey(db, now);
  if (found) return found;
  return db.transaction().execute(async (trx) => {
    await lockUntilCommit(trx, LOCK.signingKey);
    const made = await latestKey(trx, now);
    if (made) return made;
    const key = await create();
    await trx
      .insertInto('signing_key')
      .values({
        kid: key.kid,
        private_jwk: JSON.stringify(key.private_jwk),
        public_jwk: JSON.stringify(key.public_jwk),
        created_at: now,
      })
      .execute();
    return key;
  });
}

const latestKey = (db: Db, now: Date): Promise<SigningKey | undefined> =>
  db
    .selectFrom('signing_key')
    .select(['kid', 'private_jwk', 'public_jwk'])
    .where('retired_at', 'is', null)
    .where('created_at', '>', momentAfter(now, -SIGNING_KEY_MS))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

/** Returns the public key with that id and the time until which it verifies. Does not check whether it was revoked. */
export async function verifyingKey(db: Db, kid: string): Promise<{ jwk: object; until: Date } | undefined> {
  const row = await db.selectFrom('signing_key').select(['public_jwk', 'created_at']).where('kid', '=', kid).executeTakeFirst();
  return row && { jwk: row.public_jwk, until: momentAfter(row.created_at, VERIFYING_KEY_MS) };
}

/** Revokes every signing key, and stores it in the audit log: tokens that they signed are rejected from now on. Returns the number of keys revoked. */
export async function retireKeys(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('signing_key')
      .set({ retired_at: now })
      .where('retired_at', 'is', null)
      .executeTakeFirst();
    const keys = Number(numUpdatedRows);
    await insertAuditEvent(trx, { action: 'key.retire', person: null, item: null, after: { keys } }, now);
    return keys;
  });
}
