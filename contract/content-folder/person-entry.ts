import { z } from 'zod';
import { itemId } from '../core/endpoint';
import { LOCALES } from '../core/locale';
import { PERSON_KINDS } from '../core/people';
import { namesInSome } from '../document';

/** Maximum number of people and desks of a portal. */
const MAX_PEOPLE = 2000;
/** Maximum number of working hours to a reply: about a quarter of a year. */
const MAX_REPLY_HOURS = 500;

const hours = z
  .partialRecord(z.enum(LOCALES), z.string().trim().min(1).max(200))
  .refine((given) => Object.keys(given).length > 0, 'has no language');

/** A person or desk as `people.yaml` of a content folder has it, with its texts in one or two languages. */
export const personEntry = z.strictObject({
  id: itemId,
  kind: z.enum(PERSON_KINDS).default('person'),
  name: namesInSome,
  role: namesInSome.nullable().default(null),
  department: namesInSome.nullable().default(null),
  email: z.email().max(254).nullable().default(null),
  phone: z.string().trim().min(1).max(60).nullable().default(null),
  /** Path of a picture within the content folder. */
  picture: z.string().min(1).max(1000).nullable().default(null),
  /** Working hours within which they usually reply. */
  replyHours: z.int().min(1).max(MAX_REPLY_HOURS).nullable().default(null),
  hours: hours.nullable().default(null),
});
export type PersonEntry = z.infer<typeof personEntry>;

/** Schema of the list of people and desks, in which every id occurs once. */
export const personEntries = z
  .array(personEntry)
  .max(MAX_PEOPLE)
  .superRefine((given, context) => {
    const seen = new Set<string>();
    for (const [place, { id }] of given.entries()) {
      if (seen.has(id)) context.addIssue({ code: 'custom', path: [place, 'id'], message: 'is the id of another entry' });
      seen.add(id);
    }
  });
