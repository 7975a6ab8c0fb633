import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { Config } from '../../config/config';
import { subjectIn, type Claims } from './claims';

/** Accepted signature algorithms, all with a private key. A shared secret would let everyone who holds it sign in as anyone. */
export const SIGNATURE_ALGORITHMS = [
  'EdDSA',
  'Ed25519',
  'ES256',
  'ES384',
  'ES512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
];
/** Maximum age of a token. It is issued for one immediate sign-in, so an older one may have been lost. */
const MAX_AGE_SECONDS = 5 * 60;
/** Maximum difference between our clock and the user centre's. */
const SKEW_SECONDS = 30;

/** Verified token of the user centre. */
export interface UserCentreToken {
  issuer: string;
  subject: string;
  claims: Claims;
  /** Hash that identifies the token, so that it is accepted only once. */
  keyHash: string;
  /** Expiry of the token, plus the maximum clock difference. */
  expiresAt: Date;
}

/** User centre of the company, whose own tokens sign people in. */
export class UserCentre {
  readonly #keys: JWTVerifyGetKey;

  constructor(private readonly trusted: NonNullable<Config['userCentre']>) {
    this.#keys = createRemoteJWKSet(new URL(trusted.jwksUrl));
  }

  get issuer(): string {
    return this.trusted.issuer;
  }

  /**
   * Verifies a token, except that it was not used before. Throws an error that `isRefusal` accepts, or another one if the keys
   * are unavailable.
   */
  async verify(token: string, now: Date): Promise<UserCentreToken> {
    const { payload } = await jwtVerify<{ exp: number }>(token, this.#keys, {
      algorithms: SIGNATURE_ALGORITHMS,
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

/** Returns a hash that identifies a token. The signature is left out, because the same content can have another valid signature. */
function keyHash(issuer: string, { jti }: JWTPayload, token: string): string {
  const content = typeof jti === 'string' ? ['jti', jti] : ['token', token.slice(0, token.lastIndexOf('.'))];
  return createHash('sha256')
    .update(JSON.stringify([issuer, ...content]))
    .digest('base64url');
}
