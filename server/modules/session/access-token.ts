import {
  calculateJwkThumbprint,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  type CryptoKey,
  type JWK,
} from 'jose';
import { z } from 'zod';
import { AREAS } from '../../../contract/core/areas';
import { EDITOR_PERMISSIONS, ROLES, type Viewer } from '../../../contract/core/permissions';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { signingKey, verifyingKey, type SigningKey } from './key-repository';
import { ACCESS_TOKEN_MS, CLOCK_SKEW_SECONDS, epochSeconds } from './policy';

const ALGORITHM = 'ES256';
const TYPE = 'at+jwt';
const AUDIENCE = 'portico';
/** Maximum number of verified tokens in the cache, about 1 kB each. */
const KEPT_TOKENS = 5000;
const KID = /^[A-Za-z0-9_-]{43}$/;

/** Content of an access token: the viewer, their session, and the hash that binds the token to one browser. */
interface Access {
  viewer: Viewer;
  sessionId: string;
  bindHash: string;
}
export interface VerifiedAccess extends Access {
  /** Id of the key that signed it. */
  kid: string;
}
type VerifyAccess = (token: string) => Promise<VerifiedAccess>;
/** Verification key, and the time until which it may be used. */
interface KnownKey {
  key: CryptoKey | Uint8Array;
  until: Date;
}

const accessClaims = z.object({
  sub: z.string(),
  sid: z.string(),
  bind: z.string(),
  iat: z.int(),
  exp: z.int(),
  roles: z.array(z.enum(ROLES)),
  department: z.string().nullable(),
  location: z.string().nullable(),
  editorAreas: z.array(z.enum(AREAS)),
  editorDepartments: z.array(z.string()),
  /** Absent in tokens that an older version signed, which live for ten minutes. */
  editorPermissions: z.array(z.string()).default([...EDITOR_PERMISSIONS]),
});

export async function signAccess(deps: Deps, { viewer, sessionId, bindHash }: Access, expiresAt: Date): Promise<string> {
  const { kid, private_jwk } = await signingKey(deps.db, deps.now(), createKey);
  const { id, ...rest } = viewer;
  return new SignJWT({ ...rest, sid: sessionId, bind: bindHash })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
    .setSubject(id)
    .setIssuer(deps.config.publicUrl)
    .setAudience(AUDIENCE)
    .setIssuedAt(deps.now())
    .setExpirationTime(epochSeconds(expiresAt))
    .sign(await importJWK(private_jwk as JWK, ALGORITHM));
}

async function createKey(): Promise<SigningKey> {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  return { kid: await calculateJwkThumbprint(publicJwk), private_jwk: await exportJWK(pair.privateKey), public_jwk: publicJwk };
}

/**
 * Returns a function that verifies an access token's signature and claims. Verifying a signature costs more than most calls, and
 * one token is used for many calls, so valid tokens are cached and then only their expiry is checked.
 */
export function accessVerifier(deps: Deps): VerifyAccess {
  const keys = new VerifyingKeys(deps);
  const good = new Map<string, { access: VerifiedAccess; exp: number }>();

  return async (token) => {
    const known = good.get(token);
    if (known && epochSeconds(deps.now()) >= known.exp + CLOCK_SKEW_SECONDS) throw new AppError('session.expired');
    if (known) return known.access;
    const { payload, protectedHeader } = await jwtVerify(token, (header) => keys.find(header.kid), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: deps.config.publicUrl,
      audience: AUDIENCE,
      currentDate: deps.now(),
      clockTolerance: CLOCK_SKEW_SECONDS,
      maxTokenAge: ACCESS_TOKEN_MS / 1000,
    }).catch(refuse);
    const claims = accessClaims.safeParse(payload);
    if (!claims.success) throw new AppError('session.missing');
    const { sub, sid, bind, iat, exp, ...rest } = claims.data;
    const access = { viewer: { id: sub, ...rest }, sessionId: sid, bindHash: bind, kid: protectedHeader.kid ?? '' };
    if (good.size >= KEPT_TOKENS) good.delete(good.keys().next().value ?? '');
    good.set(token, { access, exp: Math.min(exp, iat + ACCESS_TOKEN_MS / 1000) });
    return access;
  };
}

/** Cache of the public keys of tokens. Each key is read by one query and dropped when it has expired. */
class VerifyingKeys {
  readonly #known = new Map<string, KnownKey>();

  constructor(private readonly deps: Deps) {}

  async find(kid = ''): Promise<KnownKey['key']> {
    const known = this.#known.get(kid) ?? (await this.#read(kid));
    if (known && known.until > this.deps.now()) return known.key;
    this.#known.delete(kid);
    throw new errors.JWKSNoMatchingKey();
  }

  async #read(kid: string): Promise<KnownKey | undefined> {
    const found = KID.test(kid) ? await verifyingKey(this.deps.db, kid) : undefined;
    if (!found) return undefined;
    const known = { key: await importJWK(found.jwk as JWK, ALGORITHM), until: found.until };
    this.#known.set(kid, known);
    return known;
  }
}

/**
 * Throws `session.expired` for an expired token and `session.missing` for any other invalid one. Rethrows other errors, such as a
 * database outage, which are not the caller's fault.
 */
function refuse(error: unknown): never {
  if (error instanceof errors.JWTExpired) throw new AppError('session.expired');
  if (error instanceof errors.JOSEError) throw new AppError('session.missing');
  throw error;
}
