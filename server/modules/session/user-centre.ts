import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { Config } from '../../config/config';
import { subjectIn, type Claims } from './claims';

/** Signed by a private key. A shared secret would be our password, for everything that holds it. */
const ALGORITHMS = ['EdDSA', 'Ed25519', 'ES256', 'ES384', 'ES512', 'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'];
/** Such a token is made for one sign-in at once: an old one is a lost one. */
const MAX_AGE_SECONDS = 5 * 60;
/** Between our clock and the user centre's. */
const SKEW_SECONDS = 30;

/** A token of the user centre that holds. */
export interface UserCentreToken {
  issuer: string;
  subject: string;
  claims: Claims;
  /** The same for everything that counts as this token, which serves once. */
  keyHash: string;
  /** When it ends by itself, by the slowest clock. */
  expiresAt: Date;
}

/** The company's user centre, whose own tokens sign people in. */
export class UserCentre {
  readonly #keys: JWTVerifyGetKey;

  constructor(private readonly trusted: NonNullable<Config['userCentre']>) {
    this.#keys = createRemoteJWKSet(new URL(trusted.jwksUrl));
  }

  get issuer(): string {
    return this.trusted.issuer;
  }

  /** Checks everything but whether the token was used before. Throws what `isRefusal` knows, or that the keys cannot be had. */
  async verify(token: string, now: Date): Promise<UserCentreToken> {
    const { payload } = await jwtVerify<{ exp: number }>(token, this.#keys, {
      algorithms: ALGORITHMS,
      issuer: this.trusted.issuer,
      audience: this.trusted.audience,
      requiredClaims: [this.trusted.subjectClaim, 'exp'],
      maxTokenAge: MAX_AGE_SECONDS,
      clockTolerance: SKEW_SECONDS,
      currentDate: now,
    });
    return {
      issuer: this.trusted.issuer,
      subject: this.#subjectOf(payload),
      claims: payload,
      keyHash: keyHash(this.trusted.issuer, payload, token),
      expiresAt: new Date((payload.exp + SKEW_SECONDS) * 1000),
    };
  }

  #subjectOf(claims: Claims): string {
    const subject = subjectIn(claims, this.trusted.subjectClaim);
    if (subject === null) throw new errors.JWTInvalid(`its ${this.trusted.subjectClaim} names nobody`);
    return subject;
  }
}

/** Returns whether the token itself is invalid, rather than its keys being unavailable. */
export const isRefusal = (error: unknown): error is errors.JOSEError =>
  error instanceof errors.JOSEError &&
  ![errors.JOSEError.code, errors.JWKSTimeout.code, errors.JWKSInvalid.code].includes(error.code);

/** Without its signature: the same content can be written with another one that holds as well. */
function keyHash(issuer: string, { jti }: JWTPayload, token: string): string {
  const content = typeof jti === 'string' ? ['jti', jti] : ['token', token.slice(0, token.lastIndexOf('.'))];
  return createHash('sha256')
    .update(JSON.stringify([issuer, ...content]))
    .digest('base64url');
}
