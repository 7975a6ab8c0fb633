import { z } from 'zod';
import { itemId } from '../core/endpoint';
import { MAX_PEOPLE } from '../core/people';
import { personFacts } from '../person-facts';

/** Schema of a person or desk in `people.yaml` of a content folder. */
export const personEntry = z.strictObject({
  id: itemId,
  kind: personFacts.kind.default('person'),
  name: personFacts.name,
  role: personFacts.role.default(null),
  department: personFacts.department.default(null),
  email: personFacts.email.default(null),
  phone: personFacts.phone.default(null),
  /** Path of a picture within the content folder. */
  picture: z.string().min(1).max(1000).nullable().default(null),
  replyHours: personFacts.replyHours.default(null),
  hours: personFacts.hours.default(null),
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
