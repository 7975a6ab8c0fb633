import type { TestApp } from './harness';

/** For tests of many calls, and for a clock that goes back: calls that were counted at a later time would stand against those that follow. */
export async function forgetCalls({ db }: TestApp): Promise<void> {
  await db.deleteFrom('rate_limit').execute();
}
