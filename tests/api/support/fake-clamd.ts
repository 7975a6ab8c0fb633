import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { TestContext } from 'node:test';

const FIRST_COMMAND = /^z(\w+)\0/;

export interface FakeClamd {
  url: string;
  /** Returns the reply to the bytes of a file; null to stay silent, an empty text to close the connection. */
  reply: (bytes: Buffer) => string | null;
  /** Files that were scanned, in order. */
  scanned: Buffer[];
}

/** Starts a server that speaks as much of clamd's protocol as the portal uses, at a port or at the path of a socket. */
export async function fakeClamd(t: Pick<TestContext, 'after'>, path?: string): Promise<FakeClamd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      const reply = replyTo(clamd, received);
      if (reply !== null) socket.end(reply);
    });
    socket.on('error', () => socket.destroy());
  }).listen(path === undefined ? { port: 0, host: '127.0.0.1' } : { path });
  await once(server, 'listening');
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = path === undefined ? `tcp://127.0.0.1:${(server.address() as AddressInfo).port}` : `unix:${path}`;
  const clamd: FakeClamd = { url, reply: () => 'stream: OK\0', scanned: [] };
  return clamd;
}

/** Returns the reply to a command; null while it is incomplete, or if there is none. */
function replyTo(clamd: FakeClamd, received: Buffer): string | null {
  const [whole = '', command] = FIRST_COMMAND.exec(received.toString('latin1')) ?? [];
  if (command === 'VERSION') return 'ClamAV 1.4.3/27800/Thu Nov 20 09:00:00 2026\0';
  const file = command === 'INSTREAM' ? fileIn(received.subarray(whole.length)) : null;
  if (!file) return null;
  clamd.scanned.push(file);
  return clamd.reply(file);
}

/** Returns the file whose parts follow their lengths; null if the length 0, which ends them, has not arrived. */
function fileIn(received: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 0; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
