/** Actions that the audit log records. */
export const AUDIT_ACTIONS = ['draft.save', 'draft.discard', 'item.publish'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
