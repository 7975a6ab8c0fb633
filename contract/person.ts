import { z } from 'zod';
import { endpoint, itemId, queryText } from './core/endpoint';
import { PERSON_KINDS } from './core/people';
import { picture } from './picture';

/** Properties of a person or desk that a byline needs, in the reader's language. */
export const personLink = z
  .object({ id: itemId, kind: z.enum(PERSON_KINDS), name: z.string(), picture: picture.nullable() })
  .meta({ id: 'PersonLink' });
export type PersonLink = z.infer<typeof personLink>;

/** A person or desk that readers may ask, as its card shows it, in the reader's language. */
export const person = personLink
  .extend({
    role: z.string().nullable(),
    department: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    replyHours: z.int().nullable().meta({ description: 'Working hours within which they usually reply.' }),
    hours: z.string().nullable().meta({ description: 'When they can be reached, as text.' }),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof person>;

const DEFAULT_FOUND = 8;

export const personApi = {
  info: endpoint({
    method: 'GET',
    path: '/api/person/info',
    summary: 'A person or desk of the directory.',
    permission: 'content.read',
    input: z.strictObject({ id: itemId }),
    answer: person,
    errors: ['person.not_found'],
  }),
  search: endpoint({
    method: 'POST',
    path: '/api/person/search',
    summary:
      'People and desks whose name (in any language, without spaces, or its pinyin), role or department has every word of the query: Chinese at any place, other words at the beginning of a word. Names that begin with it come first. A query without searchable words lists all, in the order of the directory.',
    permission: 'content.read',
    limit: 'suggest',
    audit: 'reads',
    input: z.strictObject({ query: queryText, limit: z.int().min(1).max(100).default(DEFAULT_FOUND) }),
    answer: z.array(person),
  }),
};
