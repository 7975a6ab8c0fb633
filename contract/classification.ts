import { z } from 'zod';

export interface Classification {
  id: string;
  name: string;
  count: number;
  children: Classification[];
}

/** A tree of what an area's items are sorted by; empty ones are left out. */
export const classification: z.ZodType<Classification> = z
  .object({
    id: z.string(),
    name: z.string(),
    count: z.int().meta({ description: 'Items that the caller may see, in it and below it.' }),
    get children() {
      return z.array(classification);
    },
  })
  .meta({ id: 'Classification' });
