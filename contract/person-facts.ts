import { z } from 'zod';
import { typedText } from './core/endpoint';
import { LOCALES } from './core/locale';
import { MAX_REPLY_HOURS, PERSON_KINDS, PERSON_LENGTHS } from './core/people';

/** Returns the schema of a text in at least one language. */
const inSome = (maxLength: number) =>
  z
    .partialRecord(z.enum(LOCALES), typedText(maxLength).min(1))
    .refine((given) => Object.keys(given).length > 0, 'has no language')
    .meta({ minProperties: 1 });

/** Fields of a person or desk that the content folder and the portal share, with texts in one or two languages. */
export const personFacts = {
  kind: z.enum(PERSON_KINDS),
  name: inSome(PERSON_LENGTHS.name),
  role: inSome(PERSON_LENGTHS.role).nullable(),
  department: inSome(PERSON_LENGTHS.department).nullable(),
  email: z.email().max(PERSON_LENGTHS.email).nullable(),
  phone: typedText(PERSON_LENGTHS.phone).min(1).nullable(),
  replyHours: z
    .int()
    .min(1)
    .max(MAX_REPLY_HOURS)
    .nullable()
    .meta({ description: 'Working hours within which they usually reply.' }),
  hours: inSome(PERSON_LENGTHS.hours).nullable().meta({ description: 'When they can be reached, as text.' }),
};
