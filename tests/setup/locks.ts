/**
 * Provides Web Locks, which jsdom lacks, shared by the tabs of a test: one holder per name, first come, first served. Returns a
 * function that removes them.
 */
export function shareLocks(): () => void {
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>): Promise<unknown> => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
    queues.set(name, turn);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'locks');
  };
}
