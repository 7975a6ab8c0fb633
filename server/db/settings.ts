import type { Db } from './connect';

/** Returns the value stored under a name, or undefined. Its type is known to the code that stored it. */
export async function readSetting(db: Db, name: string): Promise<object | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Stores a value under a name, replacing the previous one. */
export async function putSetting(db: Db, name: string, setting: object): Promise<void> {
  const value = JSON.stringify(setting);
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Returns the secret stored under a name; stores `fresh` if there is none. */
export async function getOrCreateSecret(db: Db, name: string, fresh: string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name, value: JSON.stringify({ secret: fresh }) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return (value as { secret: string }).secret;
}
