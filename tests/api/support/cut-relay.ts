import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { TestContext } from 'node:test';

type Direction = 'up' | 'down';

export interface CutRelay {
  port: number;
  /** From now on, resets each connection that has passed more than `bytes` in the direction. */
  cutAfter(bytes: number, direction: Direction): void;
  /** Number of connections that were reset. */
  cuts(): number;
}

/** Starts a TCP relay to a port of this machine, which passes everything on until it is told to reset connections. */
export async function startCutRelay(t: TestContext, target: number): Promise<CutRelay> {
  const sockets = new Set<Socket>();
  let limit: { bytes: number; direction: Direction } | null = null;
  let cuts = 0;
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    const pass = (from: Socket, to: Socket, direction: Direction) => {
      let passed = 0;
      sockets.add(from);
      from.on('error', () => undefined).on('close', () => to.destroy());
      from.on('data', (bytes) => {
        passed += bytes.length;
        if (limit?.direction !== direction || passed <= limit.bytes) return void to.write(bytes);
        cuts += 1;
        for (const socket of [incoming, outgoing]) socket.resetAndDestroy();
      });
    };
    pass(incoming, outgoing, 'up');
    pass(outgoing, incoming, 'down');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    cutAfter: (bytes, direction) => (limit = { bytes, direction }),
    cuts: () => cuts,
  };
}
