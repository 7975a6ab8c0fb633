import { z } from 'zod';
import { areaApi } from './area-api';
import { endpoint, nothing } from './core/endpoint';
import { glyph, highlight, itemCard, itemDetail, webAddress } from './item';

const HANDLING = ['online', 'download', 'in_person'] as const;
export type Handling = (typeof HANDLING)[number];

/** Language-independent fields of a service. */
export const serviceFields = z.strictObject({
  /** Channel through which the service is requested; null for a guide that only informs. */
  handling: z.enum(HANDLING).nullable().default(null),
  url: webAddress.nullable().default(null),
  hotline: z.string().max(80).nullable().default(null),
});
/** Fields that a service has for each language. */
export const serviceTextFields = z.strictObject({
  who: z.string().max(400).nullable().default(null),
  duration: z.string().max(200).nullable().default(null),
  cost: z.string().max(200).nullable().default(null),
  hours: z.string().max(200).nullable().default(null),
  place: z.string().max(400).nullable().default(null),
  steps: z.array(z.string().max(1000)).max(50).default([]),
  materials: z.array(z.string().max(400)).max(50).default([]),
});

const sign = z.object({
  glyph: glyph.nullable().meta({ description: 'Glyph that the title stands for; if null, that of its classification is shown.' }),
});

/** A service as lists show it. */
const formCard = itemCard.extend({ handling: serviceFields.shape.handling.unwrap(), ...sign.shape }).meta({ id: 'FormCard' });
export type FormCard = z.infer<typeof formCard>;

export const form = itemDetail.extend({ ...serviceFields.shape, ...serviceTextFields.shape, ...sign.shape }).meta({ id: 'Form' });
export type Form = z.infer<typeof form>;

const foundForm = formCard.extend({ highlight }).meta({ id: 'FoundForm' });
export type FoundForm = z.infer<typeof foundForm>;

export const serviceApi = {
  ...areaApi({
    area: 'service',
    root: 'servicehall',
    item: 'servicehall/form',
    plural: 'forms and services',
    card: formCard,
    found: foundForm,
    detail: form,
    filters: { handling: z.enum(HANDLING).optional() },
    defaultSort: 'popular',
  }),
  keywordList: endpoint({
    method: 'POST',
    path: '/api/servicehall/keyword/list',
    summary: "Hot keywords: editors' words first, then what people search for most.",
    permission: 'content.read',
    limit: 'suggest',
    audit: 'reads',
    input: nothing,
    answer: z.array(z.object({ id: z.string(), word: z.string() })),
  }),
};
