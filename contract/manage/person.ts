import { z } from 'zod';
import { endpoint, isoDate, page, paging, typedText } from '../core/endpoint';
import { LOCALES } from '../core/locale';
import { ROLES } from '../core/permissions';
import { noticeFeed } from '../notice';
import { listedSession } from '../session';

const signedInPerson = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    department: z.string().nullable(),
    location: z.string().nullable(),
    roles: z.array(z.enum(ROLES)),
    locale: z.enum(LOCALES),
    signedInAt: isoDate.meta({ description: 'Time of the last sign-in.' }),
    seenAt: isoDate.meta({
      description: 'Time of the last sign-in, or at which the tokens of a session were last renewed.',
    }),
  })
  .meta({ id: 'SignedInPerson' });
export type SignedInPerson = z.infer<typeof signedInPerson>;

const roleSource = z
  .object({
    role: z.enum(ROLES),
    claim: z
      .string()
      .nullable()
      .meta({ description: 'Claim of the identity provider that granted the role at the last sign-in; null if none had to.' }),
    value: z.string().nullable().meta({ description: 'Value of that claim.' }),
  })
  .meta({ id: 'RoleSource' });
export type RoleSource = z.infer<typeof roleSource>;

const personDetails = signedInPerson
  .extend({
    roleSources: z.array(roleSource).meta({
      description: 'Where the roles come from; without those of people who have not signed in since Portico records it.',
    }),
    sessions: z.array(listedSession).meta({ description: 'Browsers in which the person is signed in, last used first.' }),
    feeds: z.array(noticeFeed).meta({ description: 'Notice feeds of the person, newest first.' }),
  })
  .meta({ id: 'SignedInPersonDetails' });
export type PersonDetails = z.infer<typeof personDetails>;

const ofPerson = { person: z.uuid() };

export const peopleApi = {
  list: endpoint({
    method: 'POST',
    path: '/api/manage/person/list',
    summary:
      'People who have signed in, those who signed in last first. A query is searched in names with their pinyin, e-mail addresses and departments.',
    permission: 'people.manage',
    limit: 'suggest',
    audit: 'reads',
    input: z.strictObject({ query: typedText(200).optional(), role: z.enum(ROLES).optional(), ...paging }),
    answer: page(signedInPerson),
  }),
  info: endpoint({
    method: 'GET',
    path: '/api/manage/person/info',
    summary: 'A person who has signed in, with where their roles come from, their sessions and their notice feeds.',
    permission: 'people.manage',
    input: z.object({ id: z.uuid() }),
    answer: personDetails,
    errors: ['person.not_found'],
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/api/manage/person/session/end',
    summary: 'Sign a person out of one of their browsers.',
    permission: 'people.manage',
    audit: ['session.end', 'access.end'],
    input: z.strictObject({ ...ofPerson, id: z.uuid() }),
    answer: z.object({}),
    errors: ['session.not_found'],
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/api/manage/person/session/endAll',
    summary: 'Sign a person out of all browsers.',
    permission: 'people.manage',
    audit: ['session.end', 'access.end'],
    input: z.strictObject(ofPerson),
    answer: z.object({ ended: z.int().meta({ description: 'Number of browsers.' }) }),
    errors: ['person.not_found'],
  }),
  endFeed: endpoint({
    method: 'POST',
    path: '/api/manage/person/feed/end',
    summary: 'Remove a notice feed of a person; its address stops working.',
    permission: 'people.manage',
    audit: ['feed.revoke', 'access.end'],
    input: z.strictObject({ ...ofPerson, id: z.uuid() }),
    answer: z.object({}),
    errors: ['feed.not_found'],
  }),
};
