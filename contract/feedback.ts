import { z } from 'zod';
import { MAX_COMMENT } from './core/comment';
import { endpoint, typedText } from './core/endpoint';
import { itemRef } from './item';

export const feedbackApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/feedback',
    summary:
      '"Was this useful?", with a comment to the owner. A second answer replaces the first; the same answer keeps its comment.',
    permission: 'content.read',
    limit: 'feedback',
    audit: 'usage',
    input: itemRef.extend({ useful: z.boolean(), comment: typedText(MAX_COMMENT).optional() }),
    answer: z.object({ yes: z.int(), no: z.int(), mine: z.boolean().nullable() }),
    errors: ['item.not_found'],
  }),
};
