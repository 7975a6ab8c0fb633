import { z } from 'zod';
import type { Db } from '../../db/connect';
import { lockUntilCommit } from '../../db/lock-repository';
import { LOCK } from '../../db/locks';
import { putSetting, readSetting } from '../../db/settings';

const SECRETS_SETTING = 'demo-provider';

const secrets = z.object({
  jwks: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  cookieKeys: z.array(z.string()),
});
export type Secrets = z.infer<typeof secrets>;

/** Stored object of the provider library: its kind and id there, its content and its expiry. */
export interface Model {
  kind: string;
  id: string;
  payload: object;
  grantId: string | null;
  userCode: string | null;
  uid: string | null;
  expiresAt: Date | null;
}
interface StoredModel {
  payload: object;
  consumedAt: Date | null;
}

export async function saveModel(db: Db, { kind, id, ...model }: Model): Promise<void> {
  const columns = {
    payload: JSON.stringify(model.payload, storable),
    grant_id: model.grantId,
    user_code: model.userCode,
    uid: model.uid,
    expires_at: model.expiresAt,
  };
  await db
    .insertInto('oidc_model')
    .values({ kind, id, ...columns })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(columns))
    .execute();
}

/** Replaces NUL characters, which PostgreSQL text cannot hold and any caller of the provider can send. */
const withoutNul = (value: string): string => value.replaceAll('\0', '\ufffd');
const storable = (_key: string, value: unknown): unknown => (typeof value === 'string' ? withoutNul(value) : value);

export const findModel = (
  db: Db,
  kind: string,
  by: 'id' | 'uid' | 'user_code',
  value: string,
): Promise<StoredModel | undefined> =>
  db
    .selectFrom('oidc_model')
    .select(['payload', 'consumed_at as consumedAt'])
    .where('kind', '=', kind)
    .where(by, '=', withoutNul(value))
    .executeTakeFirst();

export async function consumeModel(db: Db, kind: string, id: string, now: Date): Promise<void> {
  await db.updateTable('oidc_model').set({ consumed_at: now }).where('kind', '=', kind).where('id', '=', id).execute();
}

export async function removeModel(db: Db, kind: string, id: string): Promise<void> {
  await db.deleteFrom('oidc_model').where('kind', '=', kind).where('id', '=', id).execute();
}

export async function removeModelsOfGrant(db: Db, kind: string, grantId: string): Promise<void> {
  await db.deleteFrom('oidc_model').where('kind', '=', kind).where('grant_id', '=', grantId).execute();
}

export async function removeExpiredModels(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('oidc_model').where('expires_at', '<=', now).execute();
}

/** Returns the keys that sign tokens and cookies. If there are none, stores those that `create` makes. */
export async function demoSecrets(db: Db, create: () => Promise<Secrets>): Promise<Secrets> {
  const found = await storedSecrets(db);
  if (found) return found;
  return db.transaction().execute(async (trx) => {
    await lockUntilCommit(trx, LOCK.demoSecrets);
    const made = await storedSecrets(trx);
    if (made) return made;
    const value = await create();
    await putSetting(trx, SECRETS_SETTING, value);
    return value;
  });
}

async function storedSecrets(db: Db): Promise<Secrets | null> {
  const setting = await readSetting(db, SECRETS_SETTING);
  return setting ? secrets.parse(setting) : null;
}
