/** Web Locks as tabs of one browser share them: jsdom has none. One holder at a time for a name, in the order of asking. */
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
