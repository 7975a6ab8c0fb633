import { startTestApp, type TestApp } from '../support/harness';

/** Two servers on one database, and a third one without a cache, whose answers are the expected ones. */
export interface Portals {
  one: TestApp;
  other: TestApp;
  plain: TestApp;
  close: () => Promise<void>;
}

/** Starts the servers with a common clock. People of `one` may call all of them. */
export async function startPortals(now: () => Date = () => new Date()): Promise<Portals> {
  const one = await startTestApp({ now });
  const other = await startTestApp({ now, db: one.db });
  const plain = await startTestApp({ now, db: one.db, config: { ...one.deps.config, keptAnswerBytes: 0 } });
  return {
    ...{ one, other, plain },
    close: async () => {
      await plain.close();
      await other.close();
      await one.close();
    },
  };
}
