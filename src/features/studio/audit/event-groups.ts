import type { AuditEvent } from 'contract/manage/audit';
import { daysTo } from '@/lib/i18n/format';

/** Events that one import recorded one after the other, or a single event. */
export interface EventGroup {
  /** The newest of the events. */
  event: AuditEvent;
  /** All events of the import; empty for a single event. */
  members: readonly AuditEvent[];
  /** True if the import may have older events that are not loaded yet. */
  isCut: boolean;
}

/** Minimum number of items of one import that are shown as one row. */
const MIN_MEMBERS = 4;
/** Maximum time between two events of one import, in milliseconds. */
const MAX_GAP_MS = 60_000;

/**
 * Returns the events in their order, with the imported items of one content folder as one group. `hasOlder` is true if there are
 * events that are not loaded yet.
 */
export function groupEvents(events: readonly AuditEvent[], hasOlder: boolean): EventGroup[] {
  const runs: AuditEvent[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isSameImport(last, event)) run.push(event);
    else runs.push([event]);
  }
  return runs.flatMap((run) => {
    const [event] = run;
    if (event && run.length >= MIN_MEMBERS) return [{ event, members: run, isCut: hasOlder && run === runs.at(-1) }];
    return run.map((single) => ({ event: single, members: [], isCut: false }));
  });
}

/** Events of one day of the reader's calendar. */
export interface EventDay {
  /** Time of the newest of them (ISO 8601). */
  at: string;
  groups: readonly EventGroup[];
}

/** Returns the groups below the days of their newest events. */
export function daysOf(groups: readonly EventGroup[]): EventDay[] {
  const days: { at: string; groups: EventGroup[] }[] = [];
  for (const group of groups) {
    const day = days.at(-1);
    if (day && daysTo(day.at) === daysTo(group.event.at)) day.groups.push(group);
    else days.push({ at: group.event.at, groups: [group] });
  }
  return days;
}

const isSameImport = (newer: AuditEvent, older: AuditEvent): boolean =>
  [newer, older].every(({ action, item }) => action === 'content.import' && item !== null) &&
  newer.person?.id === older.person?.id &&
  Date.parse(newer.at) - Date.parse(older.at) <= MAX_GAP_MS;
