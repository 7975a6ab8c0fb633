import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { ending, ENDED, type EndedSession } from '../session-repository';

/** Identifies sessions of one provider by session id (`sid`), by person (`sub`), or by both. */
export interface ProviderNames {
  /** `iss` of the person. */
  issuer: string;
  session: string | null;
  subject: string | null;
}

/**
 * Ends the sessions of `provider` that match the names. If both a session and a person are named, sessions of the person without a
 * known session id at the provider end too.
 */
export const endNamedSessions = (trx: Db, provider: string, names: ProviderNames, now: Date): Promise<EndedSession[]> =>
  ending(trx, 'logout', now)
    .where('issuer', '=', provider)
    .where('person', 'in', (eb) => eb.selectFrom('person').select('person.id').where('person.issuer', '=', names.issuer))
    .where(isNamed(names))
    .returning(ENDED)
    .execute();

/** Deletes the login tickets that match the names, so that no session starts with them. */
export async function deleteNamedTickets(trx: Db, provider: string, names: ProviderNames): Promise<void> {
  await trx.deleteFrom('login_ticket').where('issuer', '=', provider).where(isNamed(names)).execute();
}

/** Returns the condition that a row matches the named session, the named person, or both if both are named. */
function isNamed({ session, subject }: ProviderNames) {
  const ofPerson = sql<boolean>`provider_subject = ${subject}`;
  if (session === null) return ofPerson;
  if (subject === null) return sql<boolean>`provider_session = ${session}`;
  return sql<boolean>`${ofPerson} and (provider_session = ${session} or provider_session is null)`;
}

/** Returns a session that has not ended, with its data at the identity provider and its person. */
export const findProviderSession = (db: Db, id: string) =>
  db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person')
    .where('session.id', '=', id)
    .where('session.ended_at', 'is', null)
    .select([
      'session.id',
      'session.issuer as provider',
      'session.id_token as idToken',
      'session.provider_subject as providerSubject',
      'session.provider_grant as grant',
      'person.id as person',
      'person.issuer',
      'person.subject',
    ])
    .executeTakeFirst();
export type ProviderSession = NonNullable<Awaited<ReturnType<typeof findProviderSession>>>;

/** Stores the encrypted grant of a session that has not ended. */
export async function putGrant(db: Db, id: string, grant: string): Promise<void> {
  await db.updateTable('session').set({ provider_grant: grant }).where('id', '=', id).where('ended_at', 'is', null).execute();
}

/** Deletes an expired grant. The roles of the session then stay until the next sign-in. */
export async function removeGrant(db: Db, id: string): Promise<void> {
  await db.updateTable('session').set({ provider_grant: null, roles_known_at: null }).where('id', '=', id).execute();
}

/** Stores the time at which the identity provider confirmed the roles, and its new ID token if it sent one. */
export async function putAnswer(db: Db, id: string, { now, idToken }: { now: Date; idToken: string | null }): Promise<void> {
  await db
    .updateTable('session')
    .set({ roles_known_at: now, ...(idToken !== null && { id_token: idToken }) })
    .where('id', '=', id)
    .execute();
}

/** Returns the time at which the identity provider last confirmed the roles of the session; null if it cannot be asked again. */
export async function findRolesKnownAt(db: Db, id: string): Promise<Date | null> {
  const { roles_known_at } = await db
    .selectFrom('session')
    .select('roles_known_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return roles_known_at;
}

/** Returns until when a renewal of the session waits for the identity provider, and whether the session has ended. */
export const findAsking = (db: Db, id: string) =>
  db.selectFrom('session').select(['asking_until as until', 'ended_at as endedAt']).where('id', '=', id).executeTakeFirst();

/** Stores that no renewal of the session waits for the identity provider any more. */
export async function finishAsking(db: Db, id: string): Promise<void> {
  await db.updateTable('session').set({ asking_until: null }).where('id', '=', id).execute();
}
