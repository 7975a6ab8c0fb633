import type { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import type { CertificateFiles, Config } from '../config/config';
import { StartupError } from '../config/startup-error';
import { readCertificate } from '../tls/certificate';
import { failed, ok, skipped, warning, type Finding } from './finding';

const CHECK = 'certificate';
const DAY_MS = 86_400_000;
/** Remaining days below which a renewal is overdue: Let's Encrypt's certificates are renewed 30 days before they expire. */
const RENEWAL_DAYS = 14;

/** Checks that the certificate of the server can be used, is valid now and for some time, and is for the public address. */
export async function checkCertificate(
  { tls, publicUrl, trustedProxies }: Pick<Config, 'tls' | 'publicUrl' | 'trustedProxies'>,
  now: () => number = Date.now,
): Promise<Finding> {
  if (!tls) return skipped(CHECK, 'the server speaks HTTP');
  const certificate = await certificateOf(tls);
  if ('result' in certificate) return certificate;
  const { parsed, expiresAt } = certificate;
  const days = Math.floor((expiresAt.getTime() - now()) / DAY_MS);
  const until = `until ${expiresAt.toISOString()}`;
  if (days < 0) return failed(CHECK, `it was valid ${until}`, 'Renew it; the server reads it again within a minute');
  if (Date.parse(parsed.validFrom) > now())
    return failed(CHECK, `it is not valid before ${parsed.validFrom}`, "Check the machine's clock, or use another certificate");
  const { hostname } = new URL(publicUrl);
  // A proxy reaches the portal at an address of its own.
  if (!trustedProxies.length && !isFor(parsed, hostname))
    return failed(
      CHECK,
      `it is not for ${hostname}`,
      'Use a certificate for the host of PUBLIC_URL, or set TRUST_PROXY if a proxy reaches the portal',
    );
  return days < RENEWAL_DAYS
    ? warning(CHECK, `it is valid ${until}`, 'Check that it is renewed in time')
    : ok(CHECK, `valid ${until}`);
}

async function certificateOf(files: CertificateFiles) {
  try {
    return await readCertificate(files);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return failed(CHECK, error.message, 'The server does not start without it');
  }
}

function isFor(certificate: X509Certificate, hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return Boolean(isIP(address) ? certificate.checkIP(address) : certificate.checkHost(hostname));
}
