import type { AuditAction } from '../../contract/core/audit';
import type { ItemRef } from '../../contract/item';
import { PEOPLE, publicId, type Person } from './people';

/** Event of the mocked audit log. */
export interface MockAuditEvent {
  key: number;
  at: string;
  person: Pick<Person, 'id' | 'name'> | null;
  action: AuditAction;
  item: ItemRef | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

type Sample = [
  hoursAgo: number,
  person: MockAuditEvent['person'],
  action: AuditAction,
  item: ItemRef | null,
  before?: Record<string, unknown>,
  after?: Record<string, unknown>,
];

const { employee, editor, admin } = PEOPLE;
const notice = (id: string): ItemRef => ({ area: 'notice', id });
const service = (id: string): ItemRef => ({ area: 'service', id });
const provider = 'https://login.portico.example';
const device = 'Chrome · Windows';
const EVERYTHING = ['write', 'publish', 'review'];

/** Events from the newest to the oldest. */
const SAMPLES: Sample[] = [
  [1, editor, 'item.publish', notice('expense-rules'), { revision: 2 }, { revision: 3, material: true }],
  [2, editor, 'remark.resolve', notice('quiet-floors'), { version: 4, resolved: false }, { resolved: true }],
  [3, employee, 'remark.create', notice('quiet-floors'), undefined, { version: 4 }],
  [4, editor, 'preview-link.create', notice('quiet-floors'), undefined, { label: 'Works council' }],
  [
    6,
    admin,
    'pin.save',
    null,
    { query: 'holiday', items: ['service/annual-leave'] },
    { query: 'holiday', items: ['service/annual-leave', 'service/parental-leave'] },
  ],
  [7, admin, 'ban.save', null, { words: [] }, { words: ['salary'] }],
  [8, admin, 'access.end', null, undefined, { person: publicId(employee.id), sessions: 2 }],
  [9, admin, 'session.begin', null, undefined, { device, provider }],
  [
    26,
    editor,
    'person.roles',
    null,
    { roles: ['employee'], areas: [], departments: [], permissions: EVERYTHING },
    { roles: ['employee', 'editor'], areas: ['service', 'notice'], departments: [], permissions: EVERYTHING },
  ],
  [27, editor, 'session.begin', null, undefined, { device: 'Safari · macOS', provider }],
  [
    28,
    null,
    'content.import',
    null,
    undefined,
    { read: 118, created: 2, updated: 3, drafts: 0, kept: 1, conflicts: 0, failed: 0 },
  ],
  [30, editor, 'file.upload', service('annual-leave'), undefined, { kind: 'attachment', name: 'leave-form.pdf', size: 48_120 }],
  [31, editor, 'draft.save', service('annual-leave'), undefined, { version: 1 }],
  [50, admin, 'item.archive', service('parking-permit'), { revision: 1 }, undefined],
  [52, null, 'session.refuse', null, undefined, { provider, reason: 'not-admitted' }],
  [53, employee, 'session.end', null, { device, provider }, { reason: 'by-owner' }],
];

/** Returns the events that the mocked portal begins with, newest first. */
export const sampleAudit = (): MockAuditEvent[] =>
  SAMPLES.map(([hoursAgo, person, action, item, before = null, after = null], index) => ({
    key: SAMPLES.length - index,
    at: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
    person: person && { id: person.id, name: person.name },
    ...{ action, item, before, after },
  }));
