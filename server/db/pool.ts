import pg from 'pg';

/** Beginning of the message of a connection whose settings cannot be used, such as a certificate file that is missing. */
export const CANNOT_OPEN = 'cannot open a connection';

/** Client that fails to connect, in place of one that could not be made. */
class UnusableClient extends pg.Client {
  readonly #reason: Error;

  constructor(cause: unknown) {
    super({});
    this.#reason = new Error(`${CANNOT_OPEN}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
    if (!callback) return Promise.reject(this.#reason);
    process.nextTick(callback, this.#reason);
    return undefined;
  }
}

/**
 * Returns a client for a pool. The constructor of `pg` throws for a file that it cannot read, and pools make clients in timers
 * too, where nothing would catch that; connecting fails instead.
 */
function makeClient(config: pg.ClientConfig): pg.Client {
  try {
    return new pg.Client(config);
  } catch (error) {
    return new UnusableClient(error);
  }
}

/** Returns a pool of connections that are kept alive. `onBroken` is called when one of them breaks, idle or not. */
export function openPool(config: pg.PoolConfig, onBroken: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    keepAlive: true,
    ...config,
    // A function that returns an object, because pools call it with `new`.
    Client: function (options: pg.ClientConfig) {
      return makeClient(options);
    } as unknown as new () => pg.Client,
  });
  // An error event without a listener would end the process.
  pool.on('error', onBroken);
  // The pool itself listens only to idle connections.
  pool.on('acquire', (client) => client.on('error', onBroken));
  pool.on('release', (_error, client) => client.off('error', onBroken));
  return pool;
}
