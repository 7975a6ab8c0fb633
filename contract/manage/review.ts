import { z } from 'zod';
import { filterId } from '../area-api';
import { AREAS } from '../core/areas';
import { endpoint, isoDate, itemId, nothing, page, paging } from '../core/endpoint';
import { LOCALES } from '../core/locale';
import { itemDocument } from '../document';
import { attachment, itemRef, named } from '../item';
import { reviewMode } from './review-mode';
import { draftVersion, fileChanges, itemState, publishedRevision } from './state';

/** Lists of the queue: drafts that wait for the caller, drafts that the caller submitted, and recent decisions about either. */
const REVIEW_LISTS = ['waiting', 'mine', 'decided'] as const;
export type ReviewList = (typeof REVIEW_LISTS)[number];

/** Number of days that a decision is listed for. */
export const DECIDED_DAYS = 30;
/** Maximum number of departments of an area with a setting of their own. */
export const MAX_DEPARTMENT_MODES = 200;

const entry = z
  .object({
    area: z.enum(AREAS),
    id: itemId,
    titles: z.partialRecord(z.enum(LOCALES), z.string()),
    department: named.nullable(),
    revision: publishedRevision,
    draft: draftVersion.nullable().meta({ description: 'Present version of the draft; null if there is none any more.' }),
    review: reviewMode,
    submitted: z
      .object({ at: isoDate, by: named.nullable(), note: z.string().nullable() })
      .nullable()
      .meta({ description: 'Submission that waits; null after a decision that ended it.' }),
    decision: z
      .object({ kind: z.enum(['approved', 'returned']), at: isoDate, by: named.nullable(), note: z.string().nullable() })
      .nullable()
      .meta({ description: 'Decision of the list `decided`; in `mine` the approval of the present version.' }),
  })
  .meta({ id: 'ReviewEntry' });
export type ReviewEntry = z.infer<typeof entry>;

const settingsVersion = z.int().min(0).meta({ description: 'Version of the settings; every save increases it.' });
const areaSetting = z.strictObject({
  area: z.enum(AREAS),
  mode: reviewMode,
  departments: z
    .array(z.strictObject({ department: filterId, mode: reviewMode }))
    .max(MAX_DEPARTMENT_MODES)
    .meta({ description: 'Departments with a setting of their own, which wins over that of the area.' }),
});

/** Returns why settings cannot be saved, because they name an area or department twice, or an unknown department; null if they can. */
export function problemOfSettings(
  areas: readonly z.output<typeof areaSetting>[],
  isKnown: (department: string) => boolean,
): string | null {
  const isTwice = (names: readonly string[]): boolean => new Set(names).size < names.length;
  const departmentsOf = areas.map(({ departments }) => departments.map(({ department }) => department));
  if (isTwice(areas.map(({ area }) => area))) return 'names an area twice';
  if (departmentsOf.some(isTwice)) return 'names a department twice';
  return departmentsOf.flat().every(isKnown) ? null : 'names a department that does not exist';
}

const settings = z
  .object({
    version: settingsVersion,
    areas: z.array(areaSetting).meta({ description: 'All areas.' }),
    departments: z.array(named).meta({ description: 'Departments that can be chosen.' }),
  })
  .meta({ id: 'ReviewSettings' });
export type ReviewSettings = z.infer<typeof settings>;

export const reviewApi = {
  list: endpoint({
    method: 'POST',
    path: '/api/manage/review/list',
    summary:
      'Drafts that wait for a review by the caller, longest first; drafts that the caller submitted; or decisions of the last 30 days that the caller made or got, newest first.',
    permission: 'content.preview',
    audit: 'reads',
    input: z.strictObject({ list: z.enum(REVIEW_LISTS), ...paging }),
    answer: page(entry),
  }),
  info: endpoint({
    method: 'GET',
    path: '/api/manage/review/info',
    summary:
      'A draft as its readers will see it, with its document and the published one, for those who review, edit or publish it.',
    permission: 'content.preview',
    input: itemRef,
    answer: itemState.extend({
      document: itemDocument,
      published: itemDocument.nullable(),
      fileChanges,
      files: z.array(attachment),
      texts: z.array(
        z.object({
          locale: z.enum(LOCALES),
          title: z.string(),
          summary: z.string(),
          body: z.string().meta({ description: 'Sanitised HTML.' }),
        }),
      ),
    }),
    errors: ['draft.not_found'],
  }),
  settings: endpoint({
    method: 'POST',
    path: '/api/manage/review/settings',
    summary: 'Where drafts can or must be reviewed.',
    permission: 'review.manage',
    audit: 'reads',
    input: nothing,
    answer: settings,
  }),
  saveSettings: endpoint({
    method: 'POST',
    path: '/api/manage/review/settings/save',
    summary:
      'Sets where drafts can or must be reviewed. An area that is not named needs no review. An area or department that is named twice, or does not exist, is refused with `review.invalid`.',
    permission: 'review.manage',
    audit: ['review.settings'],
    input: z.strictObject({
      version: settingsVersion.meta({ description: 'Version that was read; another one is refused.' }),
      areas: z.array(areaSetting).max(AREAS.length),
    }),
    answer: settings,
    errors: ['review.invalid', 'review.conflict'],
  }),
};
