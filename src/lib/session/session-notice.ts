/** Dialog that the session shows over the current page. */
export type SessionNotice = 'sign-in-again' | 'idle';

let notice: SessionNotice | null = null;
const listeners = new Set<() => void>();

export const sessionNotice = (): SessionNotice | null => notice;

export function showSessionNotice(next: SessionNotice | null): void {
  if (next === notice) return;
  notice = next;
  for (const listener of [...listeners]) listener();
}

export function onSessionNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
