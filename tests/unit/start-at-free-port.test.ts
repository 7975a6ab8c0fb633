import { listenFailure } from '../../server/config/listen-address';
import { startAtFreePort } from '../../scripts/start-at-free-port';

/** Returns a start that fails the given number of times because a program has taken its port, and the ports it was given. */
function startAfter(failures: number) {
  const ports: number[] = [];
  const start = (port: number): Promise<number> => {
    ports.push(port);
    if (ports.length > failures) return Promise.resolve(port);
    const reason = listenFailure(Object.assign(new Error(), { code: 'EADDRINUSE' }), { host: '127.0.0.1', port });
    return Promise.reject(new Error(`the server did not start:\nPortico cannot start: ${reason.message}\n`));
  };
  return { ports, start };
}

test('a server whose port was taken before it listened starts at another port', async () => {
  const { ports, start } = startAfter(2);
  expect(await startAtFreePort(start)).toBe(ports[2]);
  expect(ports).toHaveLength(3);
});

test('a server that cannot start at three ports fails with the last reason', async () => {
  const { ports, start } = startAfter(3);
  const failure: unknown = await startAtFreePort(start).catch((error: unknown) => error);
  expect(String(failure)).toContain(`Port ${ports[2]} of 127.0.0.1 is taken`);
  expect(ports).toHaveLength(3);
});

test('a server that cannot start for another reason is not started again', async () => {
  let starts = 0;
  const start = (): Promise<never> => {
    starts += 1;
    return Promise.reject(new Error('DATABASE_URL: cannot be reached'));
  };
  await expect(startAtFreePort(start)).rejects.toThrow('DATABASE_URL');
  expect(starts).toBe(1);
});
