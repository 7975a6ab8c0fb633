import { z } from 'zod';
import { classification } from './classification';
import { endpoint, itemId, nothing, page, paging, typedText } from './endpoint';
import { highlight, itemCard, itemDetail } from './item';

const HANDLING = ['online', 'download', 'in_person'] as const;
export type Handling = (typeof HANDLING)[number];

/** Facts of a service that have no language. */
export const serviceFields = z.strictObject({
  /** How it is handled; null for a guide that only tells. */
  handling: z.enum(HANDLING).nullable().default(null),
  url: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  hotline: z.string().max(80).nullable().default(null),
});
/** Facts of a service that a person reads, once for each language. */
export const serviceTextFields = z.strictObject({
  who: z.string().max(400).nullable().default(null),
  duration: z.string().max(200).nullable().default(null),
  cost: z.string().max(200).nullable().default(null),
  hours: z.string().max(200).nullable().default(null),
  place: z.string().max(400).nullable().default(null),
  steps: z.array(z.string().max(1000)).max(50).default([]),
  materials: z.array(z.string().max(400)).max(50).default([]),
});

/** A form or service as a list shows it. */
const formCard = itemCard.extend({ handling: serviceFields.shape.handling.unwrap() }).meta({ id: 'FormCard' });
export type FormCard = z.infer<typeof formCard>;

export const form = itemDetail.extend({ ...serviceFields.shape, ...serviceTextFields.shape }).meta({ id: 'Form' });
export type Form = z.infer<typeof form>;

const foundForm = formCard.extend({ highlight }).meta({ id: 'FoundForm' });
export type FoundForm = z.infer<typeof foundForm>;

export const FORM_SORTS = ['popular', 'newest', 'name'] as const;
export type FormSort = (typeof FORM_SORTS)[number];
export const SEARCH_SORTS = ['relevance', ...FORM_SORTS] as const;

const byId = z.strictObject({ id: itemId });
const query = typedText(200);
const filterId = typedText(80);
/** What narrows a list, searched or not. */
const filters = {
  classificationId: filterId.optional(),
  favourite: z.boolean().optional(),
  handling: z.enum(HANDLING).optional(),
  department: filterId.optional(),
};

export const servicehallApi = {
  classificationList: endpoint({
    method: 'POST',
    path: '/api/servicehall/classification/list',
    summary: 'The tree of classifications with counts; empty ones are left out.',
    permission: 'content.read',
    input: nothing,
    answer: z.array(classification),
  }),
  keywordList: endpoint({
    method: 'POST',
    path: '/api/servicehall/keyword/list',
    summary: "Hot keywords: editors' words first, then what people search for most.",
    permission: 'content.read',
    limit: 'suggest',
    input: nothing,
    answer: z.array(z.object({ id: z.string(), word: z.string() })),
  }),
  search: endpoint({
    method: 'POST',
    path: '/api/servicehall/search',
    summary:
      'Forms and services that match a query in title, summary, keywords or body: all of its words, or else any of them. A query that says nothing lists all. Counts up to 2,000.',
    permission: 'content.read',
    limit: 'search',
    input: z.strictObject({ query, ...filters, sort: z.enum(SEARCH_SORTS).default('relevance'), ...paging }),
    answer: page(foundForm),
    errors: ['classification.not_found'],
  }),
  suggest: endpoint({
    method: 'POST',
    path: '/api/servicehall/suggest',
    summary: 'Up to eight services whose title or keywords begin like the query, for a search box.',
    permission: 'content.read',
    limit: 'suggest',
    input: z.strictObject({ query }),
    answer: z.array(z.object({ id: itemId, title: z.string() })),
  }),
  formList: endpoint({
    method: 'POST',
    path: '/api/servicehall/form/list',
    summary: 'Forms and services, filtered and sorted.',
    permission: 'content.read',
    input: z.strictObject({ ...filters, sort: z.enum(FORM_SORTS).default('popular'), ...paging }),
    answer: page(formCard),
    errors: ['classification.not_found'],
  }),
  formInfo: endpoint({
    method: 'GET',
    path: '/api/servicehall/form/info',
    summary: 'One form or service, whole.',
    permission: 'content.read',
    input: byId,
    answer: form,
    errors: ['form.not_found'],
  }),
  updateShareCount: endpoint({
    method: 'POST',
    path: '/api/servicehall/form/updateShareCount',
    summary: 'Count one share.',
    permission: 'content.read',
    input: byId,
    answer: z.object({ shareCount: z.int() }),
    errors: ['form.not_found'],
  }),
  updateViews: endpoint({
    method: 'POST',
    path: '/api/servicehall/form/updateViews',
    summary: 'Count a view, once for a person and day. Answers when the count is on disk.',
    permission: 'content.read',
    input: byId,
    answer: z.object({ views: z.int() }),
    errors: ['form.not_found'],
  }),
};
