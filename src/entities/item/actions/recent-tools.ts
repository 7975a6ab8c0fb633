import { currentUser } from '@/lib/session/session';
import { readStored, writeStored } from '@/ui/primitives/useStored';

const MAX_KEPT = 8;
/** Prefix of the storage key; it begins like that of recent searches, so that signing out removes both from this device. */
const keyOf = (person: string) => `portico.recent.${person}.tools`;

/** Returns the ids of the tools that the person opened last on this device, the latest first. */
export function recentTools(): string[] {
  const stored = readStored(keyOf(currentUser()?.id ?? 'nobody'));
  // Any script may have written it.
  return stored?.split(' ').filter(Boolean).slice(0, MAX_KEPT) ?? [];
}

/** Stores on this device that the person opened a tool. */
export function rememberTool(id: string): void {
  const ids = [id, ...recentTools().filter((other) => other !== id)];
  writeStored(keyOf(currentUser()?.id ?? 'nobody'), ids.slice(0, MAX_KEPT).join(' '));
}
