import { z } from 'zod';
import { AREAS } from '../core/areas';
import type { GlyphName } from '../core/glyphs';
import { LOCALES } from '../core/locale';
import { MAX_CLASSIFICATION_LEVELS, namesInSome, type Names } from '../document';
import { glyph } from '../item';

/** Maximum number of classifications that an entry, or the top of an area, may list. */
const MAX_ENTRIES = 200;

/** A classification as `classifications.yaml` of a content folder names it, with those below it in their order. */
export interface ClassificationEntry {
  name: Names;
  /** Glyph that stands for it in place of the one that its name would choose. */
  glyph: GlyphName | null;
  /** True to create the classification even if it contains no document. */
  empty: boolean;
  children: ClassificationEntry[];
}

/** Schema of sibling entries that may have that many levels, including their own. */
const entriesWith = (levels: number): z.ZodType<ClassificationEntry[]> =>
  z
    .array(
      z.strictObject({
        name: namesInSome,
        glyph: glyph.nullable().default(null),
        empty: z.boolean().default(false),
        children: levels > 1 ? entriesWith(levels - 1).default([]) : tooDeep,
      }),
    )
    .max(MAX_ENTRIES)
    .superRefine((entries, context) => {
      for (const [place, { name }] of entries.entries())
        if (entries.slice(0, place).some((other) => haveSameName(name, other.name)))
          context.addIssue({ code: 'custom', path: [place, 'name'], message: 'is the name of another entry' });
    });

const tooDeep = z.array(z.custom<ClassificationEntry>()).max(0, `is deeper than ${MAX_CLASSIFICATION_LEVELS} levels`).default([]);

const haveSameName = (one: Names, other: Names): boolean =>
  LOCALES.some((locale) => one[locale] !== undefined && one[locale] === other[locale]);

/** Schema of the classifications of each area in their order. */
export const classificationEntries = z.partialRecord(z.enum(AREAS), entriesWith(MAX_CLASSIFICATION_LEVELS));
export type ClassificationEntries = z.infer<typeof classificationEntries>;
