import { z } from 'zod';
import { AREAS } from '../core/areas';
import { AUDIT_ACTIONS, AUDIT_FILTERS, AUDIT_FORMATS } from '../core/audit';
import { endpoint, isoDate, itemId } from '../core/endpoint';
import { named } from '../item';

const filters = {
  person: z.uuid().optional().meta({ description: 'Person who acted, or whose session or roles changed.' }),
  action: z.enum(AUDIT_FILTERS).optional().meta({ description: 'An action, or a group of actions.' }),
  area: z.enum(AREAS).optional(),
  id: itemId.optional().meta({ description: 'Item with that id, of the area or of any.' }),
  from: isoDate.optional(),
  to: isoDate.optional().meta({ description: 'Only events before this time.' }),
};

const states = z.record(z.string(), z.unknown()).nullable();

const auditEvent = z
  .object({
    key: z.int(),
    at: isoDate,
    person: named.nullable().meta({ description: 'Null for the portal itself: its commands, jobs and rules.' }),
    action: z.enum(AUDIT_ACTIONS),
    item: z
      .object({ area: z.enum(AREAS), id: itemId, title: z.string().nullable() })
      .nullable()
      .meta({ description: '`title` is null if the item is no longer stored.' }),
    subject: named.nullable().meta({
      description: 'Person whom the stored state names as `person`, such as the one whose session an administrator ended.',
    }),
    before: states.meta({ description: 'State before, as far as the action changes it.' }),
    after: states.meta({ description: 'State after, as far as the action changes it.' }),
  })
  .meta({ id: 'AuditEvent' });
export type AuditEvent = z.infer<typeof auditEvent>;

export const auditApi = {
  list: endpoint({
    method: 'POST',
    path: '/api/manage/audit/list',
    summary: 'Events of the audit log, newest first.',
    permission: 'audit.read',
    audit: 'reads',
    input: z.strictObject({
      ...filters,
      before: z.int().min(1).optional().meta({ description: '`next` of the answer before: the events that follow it.' }),
      pageSize: z.int().min(1).max(100).default(50),
    }),
    answer: z.object({
      items: z.array(auditEvent),
      next: z.int().nullable().meta({ description: 'Null if there are no older events.' }),
    }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/manage/audit/export',
    summary:
      'Events of the audit log as a file, newest first: CSV (UTF-8 with a byte order mark; a cell that a spreadsheet would take for a formula begins with an apostrophe) or one JSON object a line. The export is itself an event.',
    permission: 'audit.read',
    session: 'cookie',
    limit: 'download',
    audit: ['audit.export'],
    input: z.strictObject({ ...filters, format: z.enum(AUDIT_FORMATS) }),
    answer: 'file',
  }),
};
