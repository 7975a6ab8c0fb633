/** Actions that the audit log records, by the groups in which they can be looked for. */
export const AUDIT_GROUPS = {
  draft: ['draft.save', 'draft.discard', 'draft.submit', 'draft.return', 'revision.restore'],
  publication: [
    'item.publish',
    'item.archive',
    'item.restore',
    'item.undo',
    'item.check',
    'draft.schedule',
    'scheduled.move',
    'scheduled.cancel',
    'scheduled.fail',
  ],
  release: [
    'release.create',
    'release.add',
    'release.remove',
    'release.schedule',
    'release.publish',
    'release.cancel',
    'release.undo',
    'release.fail',
  ],
  file: ['file.upload', 'file.rename', 'file.remove'],
  review: [
    'preview-link.create',
    'preview-link.revoke',
    'remark.create',
    'remark.reply',
    'remark.remove',
    'remark.resolve',
    'remark.reopen',
    'draft.looks-right',
    'draft.approve',
    'draft.overrule',
    'review.settings',
  ],
  structure: ['structure.change', 'department.change'],
  home: ['slide.save', 'slide.upload'],
  directory: ['directory.save', 'directory.remove', 'directory.upload'],
  search: ['pin.save', 'pin.remove', 'synonym.save', 'synonym.remove', 'keyword.save', 'ban.save'],
  access: [
    'session.begin',
    'session.end',
    'session.refuse',
    'person.roles',
    'access.end',
    'feed.revoke',
    'key.retire',
    'see-as.begin',
    'see-as.end',
  ],
  transfer: ['content.import', 'content.export', 'audit.export', 'insights.export'],
} as const;

export type AuditGroup = keyof typeof AUDIT_GROUPS;
/** Action that the audit log records. */
export type AuditAction = (typeof AUDIT_GROUPS)[AuditGroup][number];

export const AUDIT_GROUP_NAMES = Object.keys(AUDIT_GROUPS) as readonly AuditGroup[];
export const AUDIT_ACTIONS: readonly AuditAction[] = Object.values(AUDIT_GROUPS).flat();

/** Filter of the audit log by an action, or by a group of actions. */
export type AuditFilter = AuditGroup | AuditAction;
export const AUDIT_FILTERS: readonly AuditFilter[] = [...AUDIT_GROUP_NAMES, ...AUDIT_ACTIONS];

/** Returns the actions that a filter leaves. */
export const actionsOf = (filter: AuditFilter): readonly AuditAction[] => (isGroup(filter) ? AUDIT_GROUPS[filter] : [filter]);

const isGroup = (filter: AuditFilter): filter is AuditGroup => filter in AUDIT_GROUPS;

/** Formats in which the audit log is exported: CSV, or one JSON object a line. */
export const AUDIT_FORMATS = ['csv', 'jsonl'] as const;
export type AuditFormat = (typeof AUDIT_FORMATS)[number];

/**
 * Reasons for which a call stores no event in the audit log: `reads` changes nothing; `own` changes only what concerns the caller
 * alone, such as favourites, reading, feeds, and an uploaded folder before its import; `usage` counts use or collects opinions, such
 * as views, shares, ratings and feedback; `presence` is forgotten within a minute.
 */
export type NotAudited = 'reads' | 'own' | 'usage' | 'presence';

/** Actions whose events a call stores in the audit log, in the transaction of its change, or the reason for which it stores none. */
export type Audit = readonly AuditAction[] | NotAudited;
