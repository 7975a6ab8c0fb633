import { createHash } from 'node:crypto';
import { decodeJwt, errors } from 'jose';
import { z } from 'zod';
import { isRefusal } from '../user-centre';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Maximum age of a token. Providers send it at once; an older one may be replayed by somebody else. */
export const MAX_AGE_SECONDS = 10 * 60;
/** Maximum difference between our clock and the provider's. */
export const SKEW_SECONDS = 30;
/** Accepted types of tokens: those of the standard, and `jwt` or none, which older providers send. */
const TYPES = [undefined, 'jwt', 'logout+jwt', 'application/logout+jwt'];

const name = z.string().min(1).max(255);
const logoutClaims = z
  .looseObject({
    iss: name,
    iat: z.number(),
    /** Missing in tokens of providers that follow a draft of the standard; `MAX_AGE_SECONDS` limits these. */
    exp: z.number().optional(),
    jti: name,
    events: z.looseObject({ [EVENT]: z.looseObject({}) }),
    /** Forbidden, so that an ID token is never taken for a logout token. */
    nonce: z.never().optional(),
    sid: name.optional(),
    sub: name.optional(),
  })
  .refine(({ sid, sub }) => sid !== undefined || sub !== undefined);

/** Reason for which a logout token is refused. */
export type LogoutRefusal = 'token-malformed' | 'token-refused' | 'token-used-before' | 'unavailable';

/** Verified logout token of the identity provider. It may have been used before. */
export interface LogoutToken {
  issuer: string;
  session: string | null;
  subject: string | null;
  /** Hash that identifies the token, so that it is accepted only once. */
  keyHash: string;
  /** Time after which the token would be refused for its age. */
  expiresAt: Date;
}

export class LogoutRefused extends Error {
  constructor(
    readonly reason: LogoutRefusal,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

/** Verifies signature and standard claims of a JWT with the provider's keys, and returns its claims and type. */
type VerifySigned = (token: string) => Promise<{ claims: unknown; type: string | undefined }>;

/**
 * Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6). Its content is checked first, so that a text that cannot be
 * a logout token does not make the portal request the provider's keys. Throws LogoutRefused.
 */
export async function verifyLogoutToken(token: string, verifySigned: VerifySigned): Promise<LogoutToken> {
  readClaims(token);
  const { claims, type } = await verifySigned(token).catch((error: unknown) => {
    throw new LogoutRefused(isRefusal(error) ? 'token-refused' : 'unavailable', error);
  });
  if (!TYPES.includes(type?.toLowerCase())) throw new LogoutRefused('token-refused');
  const { iss, iat, exp = Infinity, jti, sid = null, sub = null } = logoutClaims.parse(claims);
  const keyHash = createHash('sha256')
    .update(JSON.stringify(['logout', iss, jti]))
    .digest('base64url');
  const lastSecond = Math.min(exp, iat + MAX_AGE_SECONDS) + SKEW_SECONDS;
  return { issuer: iss, session: sid, subject: sub, keyHash, expiresAt: new Date(Math.ceil(lastSecond) * 1000) };
}

function readClaims(token: string): void {
  try {
    if (!logoutClaims.safeParse(decodeJwt(token)).success) throw new LogoutRefused('token-malformed');
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new LogoutRefused('token-malformed', error);
    throw error;
  }
}
