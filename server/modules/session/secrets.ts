import { createHash, createHmac, randomBytes } from 'node:crypto';

const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits, as a cookie or address can carry them. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the hash of a secret that the database stores. A plain hash is enough: nobody can guess 256 random bits. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The one secret that follows `secret`: whoever knows only it, or only the salt, cannot tell. */
export const successorOf = (secret: string, salt: string): string =>
  createHmac('sha256', salt).update(secret).digest('base64url');

/** Returns whether a value sent by a browser has the form of one of our secrets. */
export const isSecret = (value: string | undefined): value is string => value !== undefined && SECRET.test(value);
