import type { Db } from './connect';

/** Returns the value stored under a name, or undefined. Its shape is known to the code that stored it. */
export async function readSetting(db: Db, name: string): Promise<object | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Keeps a value under a name, in place of the one of before. */
export async function putSetting(db: Db, name: string, setting: object): Promise<void> {
  const value = JSON.stringify(setting);
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** The secret kept under a name: the one that is there, or else this one from now on. */
export async function getOrCreateSecret(db: Db, name: string, fresh: string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name, value: JSON.stringify({ secret: fresh }) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return (value as { secret: string }).secret;
}
