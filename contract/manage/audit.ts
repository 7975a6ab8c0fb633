/** Actions that the audit log records. */
export const AUDIT_ACTIONS = [
  'draft.save',
  'draft.discard',
  'draft.submit',
  'draft.return',
  'draft.schedule',
  'scheduled.move',
  'scheduled.cancel',
  'scheduled.fail',
  'item.publish',
  'item.archive',
  'item.restore',
  'item.undo',
  'revision.restore',
  'item.publish',
  'file.upload',
  'file.rename',
  'file.remove',
  'content.import',
  'content.export',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
