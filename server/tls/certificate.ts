import type { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import type { CertificateFiles } from '../config/config';
import { certificateOf, strongKey } from '../config/private-key';
import { StartupError } from '../config/startup-error';

/** Certificate with its chain, and its private key, as PEM text. */
export interface ServerCertificate {
  cert: string;
  key: string;
  /** The certificate alone. */
  parsed: X509Certificate;
  expiresAt: Date;
}

/** Reads the certificate of the server and its key. Throws a StartupError that names the setting if one of them cannot be used. */
export async function readCertificate({ certFile, keyFile }: CertificateFiles): Promise<ServerCertificate> {
  const [cert, key] = await Promise.all([contentOf('TLS_CERT_FILE', certFile), contentOf('TLS_KEY_FILE', keyFile)]);
  const privateKey = checked('TLS_KEY_FILE', keyFile, () => strongKey(key));
  const parsed = checked('TLS_CERT_FILE', certFile, () => certificateOf(privateKey, cert));
  checked('TLS_CERT_FILE', certFile, () => createSecureContext({ cert }), 'has a chain of certificates that cannot be read');
  return { cert, key, parsed, expiresAt: new Date(parsed.validTo) };
}

async function contentOf(setting: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartupError(`${setting}: ${path} cannot be read (${code ?? message})`);
  }
}

function checked<T>(setting: string, path: string, check: () => T, problem?: string): T {
  try {
    return check();
  } catch (error) {
    throw new StartupError(`${setting}: ${path} ${problem ?? (error as Error).message}`);
  }
}
