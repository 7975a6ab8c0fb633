import { z } from 'zod';
import { AREAS, type DraftArea } from './core/areas';
import { endpoint, isoDate, itemId, previewToken, type Endpoint } from './core/endpoint';
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
    answer: z.object({ revoked: z.int().meta({ description: 'Number of links that were revoked.' }) }),
    errors: ['preview.not_found', 'permission.denied'],
  }),
};

/** Calls that return an item's page from its draft, for each area whose drafts have a preview page. */
export const draftApi = {
  service: draftInfo('service', 'service', form),
  notice: draftInfo('notice', 'notice', notice),
  benefit: draftInfo('benefit', 'benefit', benefit),
  news: draftInfo('news', 'news story', news),
  personnel: draftInfo('personnel', 'page about work', personnelPage),
} satisfies Record<DraftArea, Endpoint>;
