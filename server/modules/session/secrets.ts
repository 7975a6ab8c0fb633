import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const SECRET = /^[A-Za-z0-9_-]{43}$/;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Returns 256 random bits in a form that cookies and addresses can contain. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the hash of a secret that the database stores. A plain hash is enough: nobody can guess 256 random bits. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Returns the secret that follows `secret`. It cannot be derived from only `secret` or only the salt. */
export const successorOf = (secret: string, salt: string): string =>
  createHmac('sha256', salt).update(secret).digest('base64url');

/** Returns whether a value sent by a browser has the form of one of our secrets. */
export const isSecret = (value: string | undefined): value is string => value !== undefined && SECRET.test(value);

/** Encrypts a text with a key from `secret`. Encrypting the same text twice gives different results. */
export function encryptFor(secret: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(secret), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts what `encryptFor` returned. Throws if it was encrypted for another secret, or changed. */
export function decryptFor(secret: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyFrom(secret), bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** Returns a key for encryption that is independent of the hash of the secret, which the database stores. */
const keyFrom = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'portico provider grant', 32));
