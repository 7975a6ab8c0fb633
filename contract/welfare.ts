import { z } from 'zod';
import { areaApi, LIST_SORTS } from './area-api';
import { endpoint, itemId } from './core/endpoint';
import { dayOrMoment, glyph, highlight, itemCard, itemDetail, webAddress } from './item';
import { personLink } from './person';
import { picture } from './picture';

/** Language-independent fields of a benefit. Without `closesAt`, it stays open. */
export const benefitFields = z.strictObject({
  url: webAddress.nullable().default(null),
  opensAt: dayOrMoment.nullable().default(null),
  closesAt: dayOrMoment.nullable().default(null),
});

const sentence = z.string().min(1).max(400);
/** A question to the reader, and the answers that indicate that they are entitled. */
const check = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('yes_no'), question: sentence, expected: z.boolean(), otherwise: sentence }),
  z.strictObject({
    kind: z.literal('number'),
    question: sentence,
    unit: z.string().max(40).optional(),
    least: z.number().optional(),
    most: z.number().optional(),
    otherwise: sentence,
  }),
  z
    .strictObject({
      kind: z.literal('choice'),
      question: sentence,
      options: z.array(sentence).min(2).max(12),
      accepted: z.array(sentence).min(1).max(12),
      otherwise: sentence,
    })
    .refine(({ options, accepted }) => accepted.every((answer) => options.includes(answer)), {
      path: ['accepted'],
      error: 'names an answer that is not offered',
    }),
]);
export type EligibilityCheck = z.infer<typeof check>;

/** Fields that a benefit has for each language. */
export const benefitTextFields = z.strictObject({
  who: z.string().max(400).nullable().default(null),
  amount: z.string().max(200).nullable().default(null),
  steps: z.array(z.string().max(1000)).max(50).default([]),
  /** Questions that are answered and evaluated in the browser only; answers are never sent to the server. */
  eligibility: z.array(check).max(12).default([]),
});

const sign = { picture: picture.nullable(), glyph: glyph.meta({ description: 'Glyph that is drawn if there is no picture.' }) };

const { url, opensAt, closesAt } = benefitFields.shape;
const { who, amount } = benefitTextFields.shape;
const benefitCard = itemCard.extend({ url, who, amount, opensAt, closesAt, ...sign }).meta({ id: 'BenefitCard' });
export type BenefitCard = z.infer<typeof benefitCard>;

const foundBenefit = benefitCard.extend({ highlight }).meta({ id: 'FoundBenefit' });
export type FoundBenefit = z.infer<typeof foundBenefit>;

export const benefit = itemDetail.extend({ ...benefitFields.shape, ...benefitTextFields.shape, ...sign }).meta({ id: 'Benefit' });
export type Benefit = z.infer<typeof benefit>;

const benefitCalls = areaApi({
  area: 'benefit',
  root: 'welfare/benefit',
  item: 'welfare/benefit',
  plural: 'benefits',
  card: benefitCard,
  found: foundBenefit,
  detail: benefit,
  filters: {},
  defaultSort: 'popular',
});

/** With `closing`, benefits that close soonest come first, then those that open later, those without a deadline, and closed ones. */
const benefitSort = z.enum([...LIST_SORTS, 'closing']).default('popular');

export const benefitApi = {
  ...benefitCalls,
  list: { ...benefitCalls.list, input: benefitCalls.list.input.extend({ sort: benefitSort }) },
  calendar: endpoint({
    method: 'GET',
    path: '/api/welfare/benefit/calendar',
    summary: 'The deadline of a benefit as an iCalendar file.',
    permission: 'content.read',
    session: 'cookie',
    input: z.strictObject({ id: itemId }),
    answer: 'file',
    errors: ['benefit.not_found', 'deadline.not_found'],
  }),
};

const newsFacts = {
  picture: picture.nullable(),
  byline: personLink.nullable().meta({ description: 'Owner of the story.' }),
};
const newsCard = itemCard.extend(newsFacts).meta({ id: 'NewsCard' });
export type NewsCard = z.infer<typeof newsCard>;

const foundNews = newsCard.extend({ highlight }).meta({ id: 'FoundNews' });
export type FoundNews = z.infer<typeof foundNews>;

export const news = itemDetail.extend(newsFacts).meta({ id: 'News' });
export type News = z.infer<typeof news>;

export const newsApi = {
  ...areaApi({
    area: 'news',
    root: 'welfare/news',
    item: 'welfare/news',
    plural: 'welfare news',
    card: newsCard,
    found: foundNews,
    detail: news,
    filters: {},
    defaultSort: 'newest',
  }),
};
