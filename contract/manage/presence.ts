import { z } from 'zod';
import { endpoint, isoDate } from '../core/endpoint';
import { itemRef, named } from '../item';

const PRESENCE_MODES = ['viewing', 'writing'] as const;
export type PresenceMode = (typeof PRESENCE_MODES)[number];
export const presenceApi = {
  report: endpoint({
    method: 'POST',
    path: '/api/manage/presence',
    summary: 'Report every 20 seconds that the caller has an item open in the editor. Returns who else has, longest first.',
    permission: 'content.edit',
    audit: 'presence',
    input: itemRef.extend({ mode: z.enum(PRESENCE_MODES) }),
    answer: z.object({
      others: z.array(named.extend({ since: isoDate, mode: z.enum(PRESENCE_MODES) })),
    }),
    errors: ['draft.not_found', 'permission.denied'],
  }),
};
