import { z } from 'zod';
import { AREAS } from './core/areas';
import { PICTURE_WIDTHS } from './core/pictures';
import { endpoint, itemId, previewToken } from './core/endpoint';

export const attachmentApi = {
  all: endpoint({
    method: 'GET',
    path: '/api/attachment/all',
    summary: 'All attachments of an item as one zip, streamed.',
    permission: 'content.read',
    session: 'cookie',
    limit: 'download',
    input: z.strictObject({ area: z.enum(AREAS), id: itemId }),
    answer: 'file',
    errors: ['item.not_found', 'attachment.not_found', 'file.unavailable'],
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/attachment/:id',
    summary:
      'The bytes of an attachment (as a download) or of a picture (inline), on request scaled down to a width. Supports range requests for files in their own size.',
    permission: 'content.read',
    session: 'cookie',
    limit: 'file',
    input: z.strictObject({
      id: z.uuid(),
      w: z
        .enum(PICTURE_WIDTHS.map(String))
        .optional()
        .meta({ description: 'Width in pixels to scale a wider picture down to; other files are sent as they are.' }),
      preview: previewToken.optional().meta({ description: 'Token of a preview link, for files of a draft.' }),
    }),
    answer: 'file',
    errors: ['attachment.not_found', 'range.unsatisfiable', 'file.unavailable'],
  }),
};
