import { z } from 'zod';
import type { GlyphName } from './core/glyphs';
import { glyph } from './item';

export interface Classification {
  id: string;
  formerIds?: string[] | undefined;
  name: string;
  glyph: GlyphName;
  count: number;
  children: Classification[];
}

/** Schema of the ids of the classifications that were merged into this one; missing if there are none. */
export const formerIds = z
  .array(z.string())
  .optional()
  .meta({ description: 'Ids of those that were merged into it, whose addresses lead to it; missing if there are none.' });

/** Tree of an area's classifications, without empty ones. */
export const classification: z.ZodType<Classification> = z
  .object({
    id: z.string(),
    formerIds,
    name: z.string(),
    glyph,
    count: z.int().meta({ description: 'Number of items that the caller may see, in the classification and its descendants.' }),
    get children() {
      return z.array(classification);
    },
  })
  .meta({ id: 'Classification' });
