import { z } from 'zod';
import { AREAS } from '../core/areas';
import { LOCALES } from '../core/locale';
import { namesInSome, type Names } from '../document';
import { MAX_DEPARTMENT_MODES } from '../manage/review';
import { reviewMode } from '../manage/review-mode';

const departmentEntry = z.strictObject({ name: namesInSome, mode: reviewMode });

/** Schema of `review.yaml` of a content folder: the mode of each area, and of departments that have one of their own. */
export const reviewEntries = z.partialRecord(
  z.enum(AREAS),
  z.strictObject({
    mode: reviewMode.default('off'),
    departments: z
      .array(departmentEntry)
      .max(MAX_DEPARTMENT_MODES)
      .default([])
      .superRefine((entries, context) => {
        for (const [place, { name }] of entries.entries())
          if (entries.slice(0, place).some((other) => haveSameName(name, other.name)))
            context.addIssue({ code: 'custom', path: [place, 'name'], message: 'is the name of another entry' });
      }),
  }),
);
export type ReviewEntries = z.infer<typeof reviewEntries>;

const haveSameName = (one: Names, other: Names): boolean =>
  LOCALES.some((locale) => one[locale] !== undefined && one[locale] === other[locale]);
