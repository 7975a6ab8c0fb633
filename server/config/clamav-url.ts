import { z } from 'zod';

/** Address of a malware scanner, ClamAV's daemon `clamd`: a host and port, or a socket of this machine. */
export type ScannerAddress = { host: string; port: number } | { path: string };

const EXPECTED = 'must be the address of clamd, such as tcp://clamav.example:3310 or unix:/run/clamav/clamd.ctl';
const DEFAULT_PORT = 3310;

/** Schema of `CLAMAV_URL`, which `scannerAddress` reads. */
export const clamavUrl = z.string().refine((value) => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, username, password, search, hash } = new URL(value);
  if (username || password || search || hash) return false;
  return protocol === 'unix:'
    ? !hostname && pathname.length > 1
    : protocol === 'tcp:' && hostname !== '' && /^\/?$/.test(pathname);
}, EXPECTED);

/** Returns the address that a valid `CLAMAV_URL` names. */
export function scannerAddress(url: string): ScannerAddress {
  const { protocol, hostname, port, pathname } = new URL(url);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || DEFAULT_PORT) };
}
