import { z } from 'zod';
import { AREAS, type DraftArea } from './core/areas';
import { endpoint, isoDate, itemId, previewToken, typedText, type Endpoint } from './core/endpoint';
import { DEFAULT_LINK_DAYS, MAX_LINK_DAYS, MAX_LINK_LABEL } from './core/preview';
import { itemCard, itemRef, named } from './item';
import { draftVersion } from './manage/state';
import { notice } from './notice';
import { personnelPage } from './personnel';
import { form } from './service';
import { benefit, news } from './welfare';

/** A draft, with the token of a preview link for those who may not edit it. */
export const draftRef = itemRef.extend({ token: previewToken.optional() });

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
    audit: 'reads',
    input: z.strictObject({ area: z.enum(AREAS) }),
    answer: z.array(itemCard.pick({ id: true, title: true, locale: true, updatedAt: true })),
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/preview/open',
    summary:
      'What a preview page tells about its draft, for those who may edit it and for holders of a link. Counts the opening of the link, once a day for each person other than its maker. `draft` is null if the caller may not see a draft, or there is none any more, but may read the published item.',
    permission: 'content.read',
    audit: 'usage',
    input: draftRef,
    answer: z.object({
      draft: z
        .object({
          version: draftVersion,
          savedAt: isoDate,
          link: z
            .object({ label: z.string(), sharedBy: named, expiresAt: isoDate })
            .nullable()
            .meta({ description: 'Link that the caller opened; null for an editor without one.' }),
        })
        .nullable(),
    }),
    errors: ['preview.not_found'],
  }),
  createLink: endpoint({
    method: 'POST',
    path: '/api/preview/link/create',
    summary:
      'Make a preview link of a draft: unguessable, for any signed-in person, until it expires or the draft is published or discarded. At most 20 an hour for each person.',
    permission: 'content.edit',
    audit: ['preview-link.create'],
    input: itemRef.extend({
      label: typedText(MAX_LINK_LABEL).min(1).meta({ description: 'Purpose or recipients of the link.' }),
      days: z.int().min(1).max(MAX_LINK_DAYS).default(DEFAULT_LINK_DAYS),
    }),
    answer: z.object({ id: z.uuid(), token: z.string(), expiresAt: isoDate }),
    errors: ['preview.not_found', 'permission.denied', 'preview.limited'],
  }),
  listLinks: endpoint({
    method: 'POST',
    path: '/api/preview/link/list',
    summary: 'Preview links of a draft that work now, without their tokens, newest first.',
    permission: 'content.edit',
    audit: 'reads',
    input: itemRef,
    answer: z.array(
      z.object({
        id: z.uuid(),
        label: z.string(),
        sharedBy: named,
        createdAt: isoDate,
        expiresAt: isoDate,
        opened: z.int().meta({ description: 'Number of openings, at most one a day for each person other than the maker.' }),
        lastOpenedAt: isoDate.nullable(),
      }),
    ),
    errors: ['preview.not_found', 'permission.denied'],
  }),
  revokeLinks: endpoint({
    method: 'POST',
    path: '/api/preview/link/revoke',
    summary: 'End the preview link of a draft that has this id or token; without either, all links to the draft.',
    permission: 'content.edit',
    audit: ['preview-link.revoke'],
    input: itemRef.extend({ linkId: z.uuid().optional(), token: previewToken.optional() }),
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
