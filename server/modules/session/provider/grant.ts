import { decodeJwt } from 'jose';
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { Claims } from '../claims';
import { epochSeconds } from '../policy';

/** Error codes of a provider that returns no claims until the person signs in again. */
const GONE = ['invalid_grant', 'interaction_required', 'login_required'];

const providerGrant = z.object({
  refreshToken: z.string().nullable(),
  /** Stored only if the provider issues no refresh token. */
  accessToken: z.string().nullable(),
  /** Expiry of the access token, in seconds since the Unix epoch; null if unknown. */
  accessUntil: z.int().nullable(),
  /** Names of the claims that userinfo had at the sign-in. */
  userInfoClaims: z.array(z.string()),
});
/** Tokens with which the portal requests a person's claims again during their session. */
export type ProviderGrant = z.infer<typeof providerGrant>;

export const parseGrant = (text: string): ProviderGrant => providerGrant.parse(JSON.parse(text));

/** Error for a grant that the identity provider no longer accepts. */
export class GrantGone extends Error {}

type Tokens = oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers;

/** Returns the grant of a sign-in; null without a refresh token and userinfo, because claims can then not be requested again. */
export function grantOf(tokens: Tokens, userInfo: Claims | null, now: Date): ProviderGrant | null {
  const { refresh_token: refreshToken = null, access_token: accessToken } = tokens;
  const userInfoClaims = Object.keys(userInfo ?? {});
  if (refreshToken !== null) return { refreshToken, accessToken: null, accessUntil: null, userInfoClaims };
  if (!userInfo) return null;
  const lifetime = tokens.expiresIn();
  return { refreshToken, accessToken, accessUntil: lifetime === undefined ? null : epochSeconds(now) + lifetime, userInfoClaims };
}

/** Returns whether the grant can still be used. An access token without a refresh token expires. */
export const isUsable = ({ refreshToken, accessUntil }: ProviderGrant, now: Date): boolean =>
  refreshToken !== null || accessUntil === null || epochSeconds(now) < accessUntil;

/** Returns the claims of userinfo; null if the provider has none. */
export async function userInfoOf(
  configuration: oidc.Configuration,
  accessToken: string,
  subject: string,
): Promise<Claims | null> {
  if (!configuration.serverMetadata().userinfo_endpoint) return null;
  return { ...(await oidc.fetchUserInfo(configuration, accessToken, subject)) };
}

/** Person and ID token of a session, and a function that stores its new grant. */
export interface KnownSession {
  /** `sub` of the ID token. */
  subject: string;
  idToken: string | null;
  /** Stores the grant that replaces the former one, which the provider may no longer accept. */
  keepGrant: (grant: ProviderGrant) => Promise<void>;
}
export interface RenewedClaims {
  claims: Claims;
  /** The new ID token; null if the provider sent none. */
  idToken: string | null;
}

/**
 * Requests the person's claims again. Returns null if the provider has none. Throws GrantGone if it no longer accepts the grant, and
 * other errors if the request fails.
 */
export async function renewClaims(
  configuration: oidc.Configuration,
  grant: ProviderGrant,
  known: KnownSession,
): Promise<RenewedClaims | null> {
  if (grant.refreshToken !== null) return byRefreshToken(configuration, { ...grant, refreshToken: grant.refreshToken }, known);
  if (grant.accessToken === null) return null;
  const userInfo = await userInfoOf(configuration, grant.accessToken, known.subject).catch(refuseIfRejected(grant));
  return userInfo && { claims: { ...formerClaims(grant, known), ...userInfo }, idToken: null };
}

async function byRefreshToken(
  configuration: oidc.Configuration,
  grant: ProviderGrant & { refreshToken: string },
  known: KnownSession,
): Promise<RenewedClaims | null> {
  const tokens = await oidc.refreshTokenGrant(configuration, grant.refreshToken).catch(refuseIfGone);
  const { refresh_token: next, access_token: accessToken, id_token: idToken = null } = tokens;
  if (next !== undefined && next !== grant.refreshToken) await known.keepGrant({ ...grant, refreshToken: next });
  const fresh = tokens.claims();
  if (fresh && fresh.sub !== known.subject) throw new GrantGone('the new ID token names another person');
  const userInfo = await userInfoOf(configuration, accessToken, known.subject);
  if (!fresh && !userInfo) return null;
  return { claims: { ...(fresh ?? formerClaims(grant, known)), ...userInfo }, idToken };
}

/**
 * Returns the claims of the ID token at sign-in, without those that userinfo also had then: a claim that userinfo no longer has, such
 * as the last role of a person, must not come back from the ID token.
 */
function formerClaims({ userInfoClaims }: ProviderGrant, { idToken }: KnownSession): Claims {
  const claims = idToken === null ? {} : decodeJwt(idToken);
  return Object.fromEntries(Object.entries(claims).filter(([name]) => !userInfoClaims.includes(name)));
}

function refuseIfGone(error: unknown): never {
  if (error instanceof oidc.ResponseBodyError && GONE.includes(error.error)) throw new GrantGone(error.error, { cause: error });
  throw error;
}

/** Returns a handler for errors of userinfo. It throws GrantGone if the provider rejects a token that has not expired yet. */
const refuseIfRejected =
  ({ accessUntil }: ProviderGrant) =>
  (error: unknown): never => {
    if (accessUntil !== null && error instanceof oidc.WWWAuthenticateChallengeError && error.status === 401)
      throw new GrantGone('invalid_token', { cause: error });
    throw error;
  };
