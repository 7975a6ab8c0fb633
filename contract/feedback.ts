import { z } from 'zod';
import { MAX_COMMENT } from './core/comment';
import { endpoint, typedText } from './core/endpoint';
import { itemRef } from './item';

export const feedbackApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/feedback',
    summary: '"Was this useful?", with a comment to the owner. A second answer by the same person replaces the first.',
    permission: 'content.read',
    limit: 'feedback',
    audit: 'usage',
    input: itemRef.extend({ useful: z.boolean(), comment: typedText(MAX_COMMENT).optional() }),
    answer: z.object({ yes: z.int(), no: z.int(), mine: z.boolean().nullable() }),
    errors: ['item.not_found'],
  }),
};
