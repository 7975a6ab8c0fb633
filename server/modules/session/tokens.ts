import type { Viewer } from '../../../contract/core/permissions';
import type { Session, UserInfo } from '../../../contract/session';
import type { Deps } from '../../http/deps';
import { signAccess } from './access-token';
import { areRolesOutdated, epochSeconds, momentAfter, tokenLifetimes } from './policy';
import { findRolesKnownAt } from './provider/repository';
import { findPerson, type Person } from './repository';
import { insertRefreshToken } from './session-repository';
import { hashOf, randomSecret } from './secrets';

/** Facts of a session that all its tokens share. */
export interface Family {
  sessionId: string;
  personId: string;
  bindHash: string;
  expiresAt: Date;
}
export interface RefreshToken {
  secret: string;
  expiresAt: Date;
}

/** Stores `secret` as the refresh token of the session. */
export async function storeRefreshToken(
  { db, config, now }: Deps,
  { sessionId, expiresAt: sessionExpiresAt }: Family,
  secret: string,
): Promise<RefreshToken> {
  const expiresAt = momentAfter(now(), tokenLifetimes(config.idleSeconds).refreshMs, sessionExpiresAt);
  await insertRefreshToken(db, {
    token_hash: hashOf(secret),
    session: sessionId,
    expires_at: expiresAt,
    successor_salt: randomSecret(),
  });
  return { secret, expiresAt };
}

/**
 * Returns the session for the browser. Must run outside any transaction: the first token of a new key creates the key in a
 * transaction of its own.
 */
export async function sessionAnswer(deps: Deps, family: Family, refreshToken: RefreshToken): Promise<Session> {
  const stored = await findPerson(deps.db, family.personId);
  const isOutdated = areRolesOutdated(await findRolesKnownAt(deps.db, family.sessionId), deps.now());
  const person = isOutdated ? asEmployee(stored) : stored;
  const expiresAt = momentAfter(deps.now(), tokenLifetimes(deps.config.idleSeconds).accessMs, family.expiresAt);
  const { sessionId, bindHash } = family;
  const token = await signAccess(deps, { viewer: viewerOf(person), sessionId, bindHash }, expiresAt);
  return {
    token,
    tokenExpiresAt: epochSeconds(expiresAt),
    refreshToken: refreshToken.secret,
    refreshTokenExpiresAt: epochSeconds(refreshToken.expiresAt),
    userInfo: userInfoOf(person, deps.config.idleSeconds),
  };
}

/** Returns a person without any role beyond that of an employee. */
const asEmployee = (person: Person): Person => ({
  ...person,
  roles: person.roles.length ? ['employee'] : [],
  editor_areas: [],
  editor_departments: [],
  editor_permissions: [],
});

export const viewerOf = (person: Person): Viewer => ({
  id: person.id,
  roles: person.roles,
  department: person.department,
  location: person.location,
  editorAreas: person.editor_areas,
  editorDepartments: person.editor_departments,
  editorPermissions: person.editor_permissions,
});

const userInfoOf = (person: Person, idleSeconds: number | null): UserInfo => ({
  id: person.id,
  name: person.name,
  email: person.email,
  department: person.department,
  ...(person.avatar_url && { avatarUrl: person.avatar_url }),
  roles: person.roles,
  locale: person.locale,
  ...(idleSeconds !== null && { idleSeconds }),
});
