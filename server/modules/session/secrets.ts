import { createHash, createHmac, randomBytes } from 'node:crypto';

const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** Returns 256 random bits in a form that cookies and addresses can contain. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the hash of a secret that the database stores. A plain hash is enough: nobody can guess 256 random bits. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Returns the secret that follows `secret`. It cannot be derived from only `secret` or only the salt. */
export const successorOf = (secret: string, salt: string): string =>
  createHmac('sha256', salt).update(secret).digest('base64url');

/** Returns whether a value sent by a browser has the form of one of our secrets. */
export const isSecret = (value: string | undefined): value is string => value !== undefined && SECRET.test(value);
