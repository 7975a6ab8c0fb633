import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Socket } from 'node:net';

/** A public call, whose body may have one megabyte. */
const CALL = 'POST /api/user/login/ucToken HTTP/1.1\r\nhost: x\r\ncontent-type: application/json';

/**
 * Sends the start of a body above the limit, with the header that announces its length, and waits until the server has refused it
 * and ended its side of the connection. The socket must allow half-open connections.
 */
export async function sendUntilRefused(socket: Socket, header: string, start: string): Promise<void> {
  let answer = '';
  socket.setEncoding('utf8').on('data', (data: string) => (answer += data));
  socket.write(`${CALL}\r\n${header}\r\n\r\n${start}`);
  await once(socket, 'end');
  assert.match(answer, /^HTTP\/1\.1 413 /, header);
}

/** Sends the rest of a refused body. Rejects if the server resets the connection instead of reading what arrives. */
export async function sendRest(socket: Socket, rest: string): Promise<void> {
  await Promise.all([once(socket, 'close'), new Promise<void>((resolve) => socket.end(rest, resolve))]);
}
