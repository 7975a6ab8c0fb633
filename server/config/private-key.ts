import { createPrivateKey, webcrypto, X509Certificate, type KeyObject } from 'node:crypto';

/** Private key of the portal, whose public part is registered with the provider. */
export interface PrivateKey {
  key: KeyObject;
  keyId: string | null;
  /** Certificate of the key, for providers that identify keys by their certificates (Entra ID); null if none is given. */
  certificate: X509Certificate | null;
}

const CURVES: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' };
const RSA_BITS = 2048;

/** Reads a private key and, if present, its certificate from PEM text. Throws a one-line error if the key cannot be used for signing. */
export function readPrivateKey(text: string, keyId: string | null): PrivateKey {
  // An .env file or a secret store may keep the text in one line, with escaped line breaks.
  const pem = text.replaceAll('\\n', '\n');
  const key = strongKey(pem);
  return { key, keyId, certificate: pem.includes('BEGIN CERTIFICATE') ? certificateOf(key, pem) : null };
}

/** Returns the private key in a PEM text. Throws an error of one line if there is none, or if it is too weak. */
export function strongKey(pem: string): KeyObject {
  const key = parsed(() => createPrivateKey(pem), 'must be a private key as PEM text, without a passphrase');
  const { modulusLength = RSA_BITS, namedCurve = '' } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType !== 'rsa' && !CURVES[namedCurve])
    throw new Error('must be an RSA key or one of the curves P-256, P-384 and P-521');
  if (modulusLength < RSA_BITS) throw new Error(`must have ${RSA_BITS} bits or more`);
  return key;
}

/** Returns the first certificate in a PEM text. Throws an error of one line if there is none, or if it is not the key's. */
export function certificateOf(key: KeyObject, pem: string): X509Certificate {
  const certificate = parsed(() => new X509Certificate(pem), 'has a certificate that cannot be read');
  if (!certificate.checkPrivateKey(key)) throw new Error('has the certificate of another key');
  return certificate;
}

function parsed<T>(parse: () => T, otherwise: string): T {
  try {
    return parse();
  } catch (error) {
    throw new Error(otherwise, { cause: error });
  }
}

/** Returns the key for the algorithm of its curve. RSA keys use RS256, or PS256 if the provider supports PS256 but not RS256. */
export function signingKey({ key }: PrivateKey, supported: readonly string[]): Promise<CryptoKey> {
  const namedCurve = CURVES[key.asymmetricKeyDetails?.namedCurve ?? ''];
  const isPss = supported.includes('PS256') && !supported.includes('RS256');
  const algorithm = namedCurve
    ? { name: 'ECDSA', namedCurve }
    : { name: isPss ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  return webcrypto.subtle.importKey('pkcs8', key.export({ type: 'pkcs8', format: 'der' }), algorithm, false, ['sign']);
}
