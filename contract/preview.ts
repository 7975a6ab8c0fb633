import { z } from 'zod';
import { AREAS } from './core/areas';
import { endpoint, isoDate, itemId, previewToken } from './core/endpoint';
import { itemCard, itemRef } from './item';
import { notice } from './notice';
import { personnelPage } from './personnel';
import { form } from './service';
import { benefit, news } from './welfare';

const reading = z.strictObject({ id: itemId, token: previewToken.optional() });

const draftInfo = <const A extends string, Detail extends z.ZodObject>(area: A, noun: string, answer: Detail) =>
  endpoint({
    method: 'GET',
    path: `/api/preview/${area}/info` as const,
    summary: `A ${noun} as its draft has it: for those who may edit it, and for holders of a preview link's token.`,
    permission: 'content.read',
    input: reading,
    answer,
    errors: ['preview.not_found'],
  });

export const previewApi = {
  list: endpoint({
    method: 'POST',
    path: '/api/preview/list',
    summary: 'Drafts of an area that the caller may edit.',
    permission: 'content.preview',
    input: z.strictObject({ area: z.enum(AREAS) }),
    answer: z.array(itemCard.pick({ id: true, title: true, locale: true, updatedAt: true })),
  }),
  serviceInfo: draftInfo('service', 'service', form),
  noticeInfo: draftInfo('notice', 'notice', notice),
  benefitInfo: draftInfo('benefit', 'benefit', benefit),
  newsInfo: draftInfo('news', 'news story', news),
  personnelInfo: draftInfo('personnel', 'page about work', personnelPage),
  createLink: endpoint({
    method: 'POST',
    path: '/api/preview/link/create',
    summary: 'Make a preview link of a draft: unguessable, valid for seven days.',
    permission: 'content.edit',
    input: itemRef,
    answer: z.object({ token: z.string(), expiresAt: isoDate }),
    errors: ['preview.not_found', 'permission.denied'],
  }),
  revokeLinks: endpoint({
    method: 'POST',
    path: '/api/preview/link/revoke',
    summary: 'End the preview link of a draft that has this token; without a token, all links to the draft.',
    permission: 'content.edit',
    input: itemRef.extend({ token: previewToken.optional() }),
    answer: z.object({ revoked: z.int().meta({ description: 'How many links worked until now.' }) }),
    errors: ['preview.not_found', 'permission.denied'],
  }),
};
