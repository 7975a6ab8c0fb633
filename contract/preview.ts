import { z } from 'zod';
import { AREAS } from './areas';
import { endpoint, isoDate, itemId, previewToken } from './endpoint';
import { form } from './servicehall';
import { itemCard, itemRef } from './item';

const reading = z.strictObject({ id: itemId, token: previewToken.optional() });

export const previewApi = {
  list: endpoint({
    method: 'POST',
    path: '/api/preview/list',
    summary: 'Drafts of an area that the caller may edit.',
    permission: 'content.preview',
    input: z.strictObject({ area: z.enum(AREAS) }),
    answer: z.array(itemCard.pick({ id: true, title: true, locale: true, updatedAt: true })),
  }),
  serviceInfo: endpoint({
    method: 'GET',
    path: '/api/preview/service/info',
    summary: "A service as its draft has it: for those who may edit it, and for holders of a preview link's token.",
    permission: 'content.read',
    input: reading,
    answer: form,
    errors: ['preview.not_found'],
  }),
  createLink: endpoint({
    method: 'POST',
    path: '/api/preview/link/create',
    summary: 'Make a preview link of a draft: unguessable, valid for seven days.',
    permission: 'content.edit',
    input: itemRef,
    answer: z.object({ token: z.string(), expiresAt: isoDate }),
    errors: ['preview.not_found', 'permission.denied'],
  }),
};
