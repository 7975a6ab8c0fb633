import { z } from 'zod';
import type { GlyphName } from './core/glyphs';
import { glyph } from './item';

export interface Classification {
  id: string;
  name: string;
  glyph: GlyphName;
  count: number;
  children: Classification[];
}

/** Tree of an area's classifications, without empty ones. */
export const classification: z.ZodType<Classification> = z
  .object({
    id: z.string(),
    name: z.string(),
    glyph,
    count: z.int().meta({ description: 'Number of items that the caller may see, in the classification and its descendants.' }),
    get children() {
      return z.array(classification);
    },
  })
  .meta({ id: 'Classification' });
