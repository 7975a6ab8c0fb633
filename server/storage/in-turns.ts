const AT_ONCE = 8;

/** Runs work for each entry, several at a time. After a failure, starts no further work and throws the error. */
export async function inTurns<T>(entries: readonly T[], work: (entry: T) => Promise<void>): Promise<void> {
  const waiting = [...entries].reverse();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    try {
      for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) await work(entry);
    } catch (error) {
      waiting.length = 0;
      throw error;
    }
  });
  const results = await Promise.allSettled(workers);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
