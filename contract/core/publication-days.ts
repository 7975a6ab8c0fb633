import { z } from 'zod';
import { timeZoneName } from './time-zone';

const timeZone = z
  .string()
  .max(64)
  .refine((name) => timeZoneName(name) !== undefined, { error: 'is not a time zone: write Asia/Shanghai', abort: true })
  .overwrite((name) => timeZoneName(name) ?? name)
  .meta({ format: 'time-zone' });

/** Filters by the days on which something was published. */
export const publicationDays = {
  from: z.iso.date().optional().meta({ description: 'Published on that day or later.' }),
  to: z.iso.date().optional().meta({ description: 'Published on that day or earlier.' }),
  timeZone: timeZone.optional().meta({ description: 'IANA time zone of these days, such as Asia/Shanghai; UTC by default.' }),
};
export type PublicationDays = z.output<z.ZodObject<typeof publicationDays>>;
