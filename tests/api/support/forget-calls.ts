import type { TestApp } from './harness';

/**
 * Deletes all rate limit counts. Needed by tests that make many calls or set the clock back, because calls counted at a later
 * time would still count against the limit.
 */
export async function forgetCalls({ db }: TestApp): Promise<void> {
  await db.deleteFrom('rate_limit').execute();
}
