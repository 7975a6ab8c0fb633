import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { TestContext } from 'node:test';

export interface FreezableProxy {
  /** URL of the database through the proxy. */
  url: string;
  /** Keeps connections open but stops forwarding data. */
  freeze(): void;
  resume(): void;
}

/** Starts a TCP proxy to a server. It can be frozen to simulate a server that hangs. */
export async function freezableProxy(t: TestContext, url: string): Promise<FreezableProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    if (isFrozen) socket.pause();
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = createServer((incoming) => {
    const outgoing = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      keep(from.on('data', (bytes) => to.write(bytes)).on('end', () => to.end()));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
