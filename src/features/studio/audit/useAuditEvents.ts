import { useState } from 'react';
import type { CallAnswer } from 'contract/api';
import { request } from '@/lib/api/request';
import { useCall } from '@/lib/api/useCall';
import type { Query } from '@/ui/states/QueryState';
import { auditInput, type AuditState } from './audit-address';

const LIST = 'POST /api/manage/audit/list';
type Events = CallAnswer<typeof LIST>;

/** Older events that were loaded below the first ones. */
interface Older {
  below: Events | undefined;
  events: Events;
}

export interface AuditEvents extends Query<Events> {
  loadingOlder: boolean;
  loadOlder: () => void;
}

/** Returns the newest events that the filters leave, and a function that adds older ones below them. */
export function useAuditEvents(state: AuditState): AuditEvents {
  const input = auditInput(state);
  const first = useCall(LIST, input);
  const [older, setOlder] = useState<Older | null>(null);
  const [loadingOlder, setLoadingOlder] = useState(false);
  const shown = older !== null && older.below === first.data ? older.events : first.data;
  const loadOlder = async () => {
    const below = first.data;
    if (!shown || shown.next === null || loadingOlder) return;
    setLoadingOlder(true);
    const added = await request(LIST, { ...input, before: shown.next });
    setLoadingOlder(false);
    if (added) setOlder({ below, events: { items: [...shown.items, ...added.items], next: added.next } });
  };
  return {
    data: shown,
    failure: first.failure,
    loading: first.loading,
    retry: first.retry,
    loadingOlder,
    loadOlder: () => void loadOlder(),
  };
}
