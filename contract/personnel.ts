import { z } from 'zod';
import { areaApi } from './area-api';
import { endpoint, isoDate, nothing } from './core/endpoint';
import { day, glyph, highlight, itemCard, itemDetail, itemLink, named, webAddress } from './item';
import { person, personLink } from './person';

const PERSONNEL_KINDS = ['guide', 'policy'] as const;
export type PersonnelKind = (typeof PERSONNEL_KINDS)[number];

/** Language-independent fields of a page about work. */
export const personnelFields = z.strictObject({
  /** Kind of page: a guide describes how something is done, a policy is a rule. */
  kind: z.enum(PERSONNEL_KINDS).default('guide'),
  url: webAddress.nullable().default(null),
});
/** Fields that a page about work has for each language. */
export const personnelTextFields = z.strictObject({
  /** Dates that concern everybody, such as the end of a review. */
  keyDates: z
    .array(z.strictObject({ date: day, text: z.string().min(1).max(200) }))
    .max(30)
    .default([]),
});

const { kind } = personnelFields.shape;
const personnelCard = itemCard.extend({ kind }).meta({ id: 'PersonnelCard' });
export type PersonnelCard = z.infer<typeof personnelCard>;

const foundPersonnel = personnelCard.extend({ highlight }).meta({ id: 'FoundPersonnel' });
export type FoundPersonnel = z.infer<typeof foundPersonnel>;

export const personnelPage = itemDetail
  .extend({
    ...personnelFields.shape,
    ...personnelTextFields.shape,
    counterparts: z.array(itemLink).meta({
      description:
        'Of the other kind in the same classifications: the rules behind a guide, the ways to follow a policy. None of them is among `related`.',
    }),
  })
  .meta({ id: 'PersonnelPage' });
export type PersonnelPage = z.infer<typeof personnelPage>;

const topicPage = itemLink.extend({ kind }).meta({ id: 'TopicPage' });

const topic = named
  .extend({
    glyph,
    count: z.int(),
    pages: z.array(topicPage).meta({ description: 'The five most viewed guides and policies of the topic.' }),
    owner: personLink.nullable().meta({ description: 'Person or desk to ask about more than half of the pages.' }),
    department: named.nullable().meta({ description: 'Department that answers for the most pages.' }),
    changedAt: isoDate.meta({ description: 'Time of the newest change to a page of the topic.' }),
  })
  .meta({ id: 'Topic' });
export type Topic = z.infer<typeof topic>;

const keyDate = personnelTextFields.shape.keyDates.unwrap().element.extend({ item: itemLink }).meta({ id: 'KeyDate' });
export type KeyDate = z.infer<typeof keyDate>;

const personnelOverview = z.object({
  topics: z.array(topic),
  people: z.array(person).meta({ description: 'People and desks to ask about the pages, those with the most pages first.' }),
  contacts: z
    .array(z.object({ department: named.nullable(), contact: z.string() }))
    .meta({ description: 'Contacts of pages that name no person or desk of the directory.' }),
  keyDates: z.array(keyDate),
  mostRead: z.array(itemLink),
  services: z.array(itemLink),
});
export type PersonnelOverview = z.infer<typeof personnelOverview>;

export const personnelApi = {
  ...areaApi({
    area: 'personnel',
    root: 'personnel',
    item: 'personnel',
    plural: 'pages about work',
    card: personnelCard,
    found: foundPersonnel,
    detail: personnelPage,
    filters: { kind: z.enum(PERSONNEL_KINDS).optional() },
    defaultSort: 'popular',
  }),
  overview: endpoint({
    method: 'POST',
    path: '/api/personnel/overview',
    summary: "What the area's first page shows: topics with their most read pages, whom to ask, dates to come, services.",
    permission: 'content.read',
    audit: 'reads',
    input: nothing,
    answer: personnelOverview,
  }),
};
