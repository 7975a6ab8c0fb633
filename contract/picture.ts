import { z } from 'zod';

/** Picture of an item or a person; `id` is the id of its file, sizes are in pixels. */
export const picture = z.object({ id: z.uuid(), width: z.int().nullable(), height: z.int().nullable() }).meta({ id: 'Picture' });
export type Picture = z.infer<typeof picture>;
