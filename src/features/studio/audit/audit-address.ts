import type { CallInput } from 'contract/api';
import { AREAS, type Area } from 'contract/core/areas';
import { AUDIT_FILTERS, type AuditFilter, type AuditFormat } from 'contract/core/audit';
import type { Period } from '@/ui/filters/period';
import { choiceField, dayField, idField, type AddressField, type AddressFields } from '@/ui/list/list-address';
import { auditExportPath } from '@/lib/paths';

/** Filters of the audit log as kept in the address. */
export interface AuditState extends Period {
  /** Id of the person who acted. */
  person: string | null;
  action: AuditFilter | null;
  area: Area | null;
  /** Id of an item of the area. */
  id: string | null;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const personField: AddressField<string | null> = {
  read: (text) => (text !== null && UUID.test(text) ? text : null),
  write: (value) => value,
};

export const AUDIT_FIELDS: AddressFields<AuditState> = {
  person: personField,
  action: choiceField(AUDIT_FILTERS),
  area: choiceField(AREAS),
  id: idField,
  from: dayField,
  to: dayField,
};

type AuditInput = CallInput<'POST /api/manage/audit/list'>;

/** Returns the filters as the calls have them: days become the times at which they begin and end on this device. */
export const auditInput = ({ person, action, area, id, from, to }: AuditState): AuditInput => ({
  person: person ?? undefined,
  action: action ?? undefined,
  area: area ?? undefined,
  id: (area && id) ?? undefined,
  from: from === null ? undefined : startOf(from, 0),
  to: to === null ? undefined : startOf(to, 1),
});

/** Returns the time at which a day begins on this device, or a day that many days later. */
function startOf(day: string, daysLater: number): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}

/** Returns the address of a file with the events that the filters leave. */
export const exportAddress = (state: AuditState, format: AuditFormat): string => {
  const { person, action, area, id, from, to } = auditInput(state);
  return auditExportPath({ format, person, action, area, id, from, to });
};

/** Returns the number of filters that phones show in the drawer. */
export const countFilters = ({ action, area, id, from, to }: AuditState): number =>
  [action, id === null ? area : null, from, to].filter((filter) => filter !== null).length;
