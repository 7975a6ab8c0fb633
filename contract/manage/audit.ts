/** Actions that the audit log records. */
export const AUDIT_ACTIONS = [
  'draft.save',
  'draft.discard',
  'item.publish',
  'file.upload',
  'file.rename',
  'file.remove',
  'content.import',
  'content.export',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
