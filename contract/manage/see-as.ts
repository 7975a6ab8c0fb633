import { z } from 'zod';
import { endpoint, isoDate, typedText } from '../core/endpoint';
import { LOCALES } from '../core/locale';
import { ROLES } from '../core/permissions';
import { itemRef } from '../item';

/** Time for which the portal can be seen as somebody else, before it is chosen again. */
export const SEE_AS_MS = 60 * 60_000;

/** Latest moment, counted from now, at which the portal can be seen. */
export const AHEAD_MS = 366 * 86_400_000;

const place = typedText(200).min(1);

/** Properties that decide what a reader gets. */
const reader = z.object({
  department: z.string().nullable(),
  location: z.string().nullable(),
  roles: z.array(z.enum(ROLES)),
});

/** Person who has signed in, or somebody with that department, location and roles. */
const readerChoice = z.union([
  z.strictObject({ person: typedText(80).min(1) }),
  z.strictObject({
    department: place.nullable(),
    location: place.nullable(),
    roles: z.array(z.enum(ROLES)).min(1),
  }),
]);
export type ReaderChoice = z.infer<typeof readerChoice>;

const moment = isoDate.nullable().meta({
  description: 'Moment in the future at which the portal is seen, with all that is scheduled until then; null for now.',
});

const choice = z.strictObject({ reader: readerChoice, moment });

const seeAs = z
  .object({
    id: z.uuid().meta({ description: 'Sent as the value of the `portico-see-as` header with each call.' }),
    reader: reader.extend({
      name: z
        .string()
        .nullable()
        .meta({ description: 'Name of the person; null if a department, location and roles were chosen.' }),
      locale: z.enum(LOCALES).nullable(),
    }),
    moment: isoDate.nullable(),
    until: isoDate.meta({ description: 'Time at which it ends.' }),
  })
  .meta({ id: 'SeeAs' });
export type SeeAs = z.infer<typeof seeAs>;

/** Conditions that an item must meet for somebody to see it, in the order in which they are explained. */
export const SIGHT_CONDITIONS = ['begun', 'notExpired', 'notArchived', 'department', 'location', 'role'] as const;
export type SightCondition = (typeof SIGHT_CONDITIONS)[number];

const sightCondition = z.object({
  condition: z.enum(SIGHT_CONDITIONS),
  isMet: z.boolean(),
  wanted: z.array(z.string()).meta({
    description: 'What the item says: a time, or the departments, locations or roles it is for; empty if it says nothing.',
  }),
  given: z.array(z.string()).meta({ description: 'What the reader has: the moment, their department, location or roles.' }),
});

const searchPlace = z.object({
  rank: z
    .int()
    .min(1)
    .nullable()
    .meta({ description: 'Place of the item among the results of its area; null if it is not among the first hundred.' }),
  total: z.int().meta({ description: 'Number of results in its area.' }),
});

const noticePlace = z.object({
  isUnread: z.boolean(),
  isDue: z.boolean().meta({ description: 'True if the reader is asked to confirm it.' }),
  isAlert: z.boolean().meta({ description: 'True if it is shown in the alert bar.' }),
});

export const seeAsApi = {
  begin: endpoint({
    method: 'POST',
    path: '/api/manage/seeAs/begin',
    summary:
      'Begins to see the portal as a person, or as somebody with a department, location and roles, now or at a moment in the future. Calls with its id in the `portico-see-as` header answer what that reader would get; nothing is counted, and whatever changes something is refused.',
    permission: 'people.manage',
    audit: ['see-as.begin'],
    input: choice,
    answer: seeAs,
    errors: ['moment.invalid', 'person.not_found'],
  }),
  info: endpoint({
    method: 'GET',
    path: '/api/manage/seeAs/info',
    summary: 'As whom, and at which moment, the portal is seen.',
    permission: 'people.manage',
    input: z.object({ id: z.uuid() }),
    answer: seeAs,
    errors: ['see_as.ended'],
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/manage/seeAs/end',
    summary: 'Ends seeing the portal as somebody else. It succeeds as well if that has ended already.',
    permission: 'people.manage',
    audit: ['see-as.end'],
    input: z.strictObject({ id: z.uuid() }),
    answer: z.object({}),
  }),
  explain: endpoint({
    method: 'POST',
    path: '/api/manage/seeAs/explain',
    summary:
      'Explains why a reader sees an item at a moment, or does not: each condition of the rule by which the portal decides, with what the item says and what the reader has. With a query, also where the item is among the results of its area.',
    permission: 'people.manage',
    audit: 'reads',
    limit: 'search',
    input: choice.extend({ item: itemRef, query: typedText(200).nullable() }),
    answer: z.object({
      isVisible: z.boolean(),
      titles: z.partialRecord(z.enum(LOCALES), z.string()),
      conditions: z.array(sightCondition),
      search: searchPlace.nullable().meta({ description: 'Null without a query.' }),
      notice: noticePlace.nullable().meta({ description: 'Null if the item is no notice, or the reader does not see it.' }),
    }),
    errors: ['moment.invalid', 'person.not_found', 'item.not_found'],
  }),
};
