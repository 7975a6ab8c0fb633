import { daysFromNow, type ItemSpec } from './factories';

/** Items that a reader of Finance in Shanghai must not see, keyed by the reason. */
export const HIDDEN: Record<string, ItemSpec> = {
  'for-another-department': { audience: { departments: ['Legal'] } },
  'for-another-location': { audience: { locations: ['Lagos'] } },
  'for-another-role': { audience: { roles: ['editor', 'admin'] } },
  'for-their-department-elsewhere': { audience: { departments: ['Finance'], locations: ['Lagos'] } },
  'never-published': { publishedAt: null },
  scheduled: { publishedAt: daysFromNow(1) },
  expired: { expiresAt: daysFromNow(-1) },
  archived: { archivedAt: daysFromNow(-1) },
};
