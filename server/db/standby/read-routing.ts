import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Work whose statements are sent to the standby until it has ended. */
interface StandbyWork {
  isOnStandby: boolean;
  /** Error of the first statement that failed there, or of the connection; null if none did. */
  failure: Error | null;
}

const running = new AsyncLocalStorage<StandbyWork>();

/** Returns true within work that reads from the standby. */
export const isOnStandby = (): boolean => running.getStore()?.isOnStandby ?? false;

/** Outcome of work on the standby. `failure` is also set if the work itself has handled the error of a statement. */
export interface StandbyOutcome<T> {
  result: PromiseSettledResult<T>;
  failure: Error | null;
}

/**
 * Runs work whose statements are sent to the standby. Timers and other work that it leaves behind use the primary once it has ended.
 */
export async function readOnStandby<T>(work: () => Promise<T>): Promise<StandbyOutcome<T>> {
  const store: StandbyWork = { isOnStandby: true, failure: null };
  const [result] = await Promise.allSettled([running.run(store, work)]);
  store.isOnStandby = false;
  return { result, failure: store.failure };
}

/** Runs work whose statements are sent to the primary, also within work that reads from the standby. */
export const onPrimary = <T>(work: () => T): T =>
  isOnStandby() ? running.run({ isOnStandby: false, failure: null }, work) : work();

/** A connection to the standby that records the failure of a statement. */
class StandbyClient {
  #work: StandbyWork | undefined;

  constructor(private readonly client: PostgresPoolClient) {}

  /** Assigns the connection to the work that takes it from the pool, and returns it. */
  takenBy(work: StandbyWork | undefined): this {
    this.#work = work;
    return this;
  }

  async query(text: string, parameters: readonly unknown[]): Promise<unknown> {
    const work = this.#work;
    try {
      return await this.client.query(text, parameters);
    } catch (error) {
      recordFailure(work, error);
      throw error;
    }
  }

  release(): void {
    this.client.release();
  }
}

function recordFailure(work: StandbyWork | undefined, error: unknown): void {
  if (work) work.failure ??= error instanceof Error ? error : new Error(String(error));
}

/** Returns a pool that takes connections to the standby within `readOnStandby`, and to the primary otherwise. */
export function routedPool(primary: PostgresPool, standby: PostgresPool): PostgresPool {
  const clients = new WeakMap<PostgresPoolClient, StandbyClient>();
  const connectToStandby = async (): Promise<PostgresPoolClient> => {
    const work = running.getStore();
    // The work is repeated on the primary anyway, so it need not wait for the standby once more.
    if (work?.failure) throw work.failure;
    try {
      const client = await standby.connect();
      const standbyClient = clients.get(client) ?? new StandbyClient(client);
      clients.set(client, standbyClient);
      // Kysely's type also has cursors, which are not used here.
      return standbyClient.takenBy(work) as unknown as PostgresPoolClient;
    } catch (error) {
      recordFailure(work, error);
      throw error;
    }
  };
  return {
    connect: () => (isOnStandby() ? connectToStandby() : primary.connect()),
    end: async () => {
      await Promise.all([primary.end(), standby.end()]);
    },
  };
}
