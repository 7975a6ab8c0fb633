import { connect } from 'node:net';
import { scannerAddress } from '../config/clamav-url';

/** Maximum time without progress; a large archive can take the scanner many seconds. */
const SILENCE_MS = 60_000;
const VERSION_MS = 5_000;
/** Bytes sent in one part of a file. */
const PART_BYTES = 64 * 1024;
const MAX_REPLY_BYTES = 4096;

/** Failure of a malware scanner that does not answer, or could not scan a file. The same call may succeed later. */
export class ScannerUnavailable extends Error {}

/**
 * Returns the name of the malware that clamd at the address `url` finds in the bytes, or null if it finds none. Throws
 * ScannerUnavailable if they were not scanned: if clamd cannot be reached, makes no progress for `silenceMs`, or has a `StreamMaxLength`
 * that they exceed.
 */
export async function findMalware(url: string, bytes: Buffer, silenceMs = SILENCE_MS): Promise<string | null> {
  const reply = await ask(url, 'INSTREAM', { bytes, silenceMs });
  if (reply === 'stream: OK') return null;
  const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (found === undefined) throw new ScannerUnavailable(`clamd at ${url} did not scan a file: ${reply}`);
  return found;
}

/** Returns the version of clamd and of its signatures, such as `ClamAV 1.4.3/27800/Fri Nov 27 09:00:00 2026`. Throws ScannerUnavailable. */
export const scannerVersion = (url: string): Promise<string> => ask(url, 'VERSION', { silenceMs: VERSION_MS });

/** Sends a command, with the bytes it is about, and returns the reply. Throws ScannerUnavailable. */
function ask(
  url: string,
  command: 'INSTREAM' | 'VERSION',
  { bytes, silenceMs }: { bytes?: Buffer; silenceMs: number },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(scannerAddress(url));
    let reply = '';
    const fail = (reason: string) => {
      socket.destroy();
      reject(new ScannerUnavailable(`clamd at ${url} ${reason}`));
    };
    socket.setTimeout(silenceMs, () => {
      fail(`was silent for ${silenceMs / 1000} s`);
    });
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      reply += text;
      if (reply.length > MAX_REPLY_BYTES) fail('sent too long an answer');
    });
    socket.on('error', ({ message, code }: NodeJS.ErrnoException) => {
      // clamd replies before it has read a file that is too large; often the connection breaks before the reply is read.
      if (code === 'EPIPE' || code === 'ECONNRESET') socket.destroy();
      else fail(`cannot be used: ${message}`);
    });
    socket.on('close', () => {
      const line = reply.replace(/\0.*$/s, '').trim();
      if (line) resolve(line);
      else fail('closed the connection without an answer; a StreamMaxLength of less than 50M does so');
    });
    socket.write(`z${command}\0`);
    if (bytes) for (const part of partsOf(bytes)) socket.write(part);
  });
}

/** Yields the parts of a file, each after its length, and the length 0 at the end. */
function* partsOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += PART_BYTES) {
    const part = bytes.subarray(start, start + PART_BYTES);
    yield lengthOf(part);
    yield part;
  }
  yield lengthOf(Buffer.alloc(0));
}

function lengthOf({ length }: Buffer): Buffer {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(length);
  return prefix;
}
