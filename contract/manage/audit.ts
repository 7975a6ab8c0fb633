/** Actions that the audit log records. */
export const AUDIT_ACTIONS = [
  'draft.save',
  'draft.discard',
  'item.publish',
  'preview-link.create',
  'preview-link.revoke',
  'remark.remove',
  'remark.resolve',
  'remark.reopen',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
