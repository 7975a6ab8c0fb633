import { z } from 'zod';
import { filterId } from '../area-api';
import { AREAS } from '../core/areas';
import { endpoint, isoDate, itemId, nothing, page, paging, typedText } from '../core/endpoint';
import { LOCALES } from '../core/locale';
import { PERSON_KINDS } from '../core/people';
import { itemDocument, names } from '../document';
import { day, named, tocEntry } from '../item';
import { picture } from '../picture';
import { field } from './fields';
import { ITEM_STATES } from './state';

/** Steps that an item can wait for. */
const WAITING = ['submitted', 'returned', 'scheduled'] as const;
export type Waiting = (typeof WAITING)[number];

const CONTENT_SORTS = ['updated', 'title', 'published', 'expires', 'views', 'check'] as const;
export type ContentSort = (typeof CONTENT_SORTS)[number];

const DRAFT_FILTERS = ['any', 'mine', 'others'] as const;
export type DraftFilter = (typeof DRAFT_FILTERS)[number];

/** Ways in which a published item needs care: its day to be checked has passed or is near, its owner is missing, or any of these. */
const CARE_FILTERS = ['due', 'passed', 'stale'] as const;
export type CareFilter = (typeof CARE_FILTERS)[number];

/** Filters for items that are missing in one language, or that have a stale passage (`behind`). */
const TRANSLATION_FILTERS = ['missing', 'behind'] as const;
export type TranslationFilter = (typeof TRANSLATION_FILTERS)[number];

/** Items of the directory entry with the caller's e-mail address, without an owner, or with one who left the directory. */
const OWNED_FILTERS = ['mine', 'none', 'left'] as const;
export type OwnedFilter = (typeof OWNED_FILTERS)[number];

/** Number of days before its day to be checked from which an item is due. */
export const CHECK_SOON_DAYS = 30;

const ownerName = z.string().nullable().meta({ description: 'Null if the directory has nobody of this id, or no longer.' });

const managedItem = z
  .object({
    area: z.enum(AREAS),
    id: itemId,
    titles: z.partialRecord(z.enum(LOCALES), z.string()).meta({ description: 'Titles of the draft, if there is one.' }),
    state: z.enum(ITEM_STATES),
    draft: z
      .object({ version: z.int(), savedAt: isoDate, savedBy: named.nullable(), mine: z.boolean() })
      .nullable()
      .meta({ description: 'Draft beside the published item, or of an item that was never published.' }),
    department: named.nullable(),
    owner: z.object({ id: z.string(), name: ownerName }).nullable(),
    checkBy: day.nullable().meta({ description: 'Day by which somebody should check that the item is still right.' }),
    submittedAt: isoDate.nullable().meta({ description: 'Time at which its draft was submitted to those who publish.' }),
    returnedAt: isoDate.nullable().meta({ description: 'Time at which its draft was returned to its author.' }),
    scheduledAt: isoDate.nullable().meta({ description: 'Time at which its scheduled revision will be published.' }),
    revision: z.int(),
    publishedAt: isoDate.nullable(),
    expiresAt: isoDate.nullable(),
    updatedAt: isoDate.meta({ description: 'Time of the last change, of the draft as well.' }),
    views: z.int(),
  })
  .meta({ id: 'ManagedItem' });
export type ManagedItem = z.infer<typeof managedItem>;

/** Kinds of problems that publishing should wait for, or that an editor may want to mend. */
const PROBLEM_KINDS = ['missing-file', 'broken-link', 'missing-target', 'missing-anchor'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

const problem = z
  .object({
    kind: z.enum(PROBLEM_KINDS),
    locale: z.enum(LOCALES),
    address: z.string().meta({ description: 'Address of the link or picture as it is written.' }),
  })
  .meta({ id: 'ContentProblem' });
export type ContentProblem = z.infer<typeof problem>;

/** Room for two languages of the maximum length, with three bytes for each character and escapes. */
export const MAX_DOCUMENT_BODY = 4 * 1024 * 1024;

export const contentManageApi = {
  list: endpoint({
    method: 'POST',
    path: '/api/manage/content/list',
    summary: 'Items that the caller may edit, with their drafts. A query is searched in titles and ids.',
    permission: 'content.edit',
    audit: 'reads',
    input: z.strictObject({
      area: z.enum(AREAS).optional(),
      state: z.enum(ITEM_STATES).optional(),
      waiting: z.enum(WAITING).optional(),
      draft: z
        .enum(DRAFT_FILTERS)
        .optional()
        .meta({ description: 'Only items with a draft, with one that the caller saved last, or with one of somebody else.' }),
      department: filterId.optional(),
      classificationId: filterId.optional().meta({
        description: 'Only items that were published in this classification of `area`, or below it.',
      }),
      expiresWithin: z.int().min(1).max(366).optional().meta({ description: 'Only items that expire in the next days.' }),
      check: z.enum(CARE_FILTERS).optional().meta({
        description:
          'Only published items: `passed` before today, `due` within 30 days as well, `stale` also those without an owner or whose owner left the directory.',
      }),
      owned: z.enum(OWNED_FILTERS).optional().meta({
        description: '`mine`: the owner has the e-mail address of the caller. `left`: the directory no longer has the owner.',
      }),
      owner: itemId.optional(),
      translation: z.enum(TRANSLATION_FILTERS).optional().meta({
        description:
          'Only items, with the text of the draft if there is one, that have no title in one of the languages (`missing`), or a passage whose counterpart in the other language has changed since (`behind`).',
      }),
      query: typedText(20_000).optional(),
      sort: z
        .enum(CONTENT_SORTS)
        .default('updated')
        .meta({ description: '`check`: the earliest day to check by first; of `stale` items, those of the caller first.' }),
      ...paging,
    }),
    answer: page(managedItem),
  }),
  scope: endpoint({
    method: 'POST',
    path: '/api/manage/content/scope',
    summary: 'Areas and departments whose items the caller may edit.',
    permission: 'content.edit',
    audit: 'reads',
    input: nothing,
    answer: z.object({ areas: z.array(z.enum(AREAS)), departments: z.array(named) }),
  }),
  owners: endpoint({
    method: 'POST',
    path: '/api/manage/content/owners',
    summary: 'Owners of the items that the caller may edit, with the numbers of their items; those who left the directory first.',
    permission: 'content.edit',
    audit: 'reads',
    input: nothing,
    answer: z.object({
      owners: z.array(
        z.object({
          id: z.string(),
          name: ownerName,
          kind: z.enum(PERSON_KINDS).nullable(),
          picture: picture.nullable(),
          role: z.string().nullable(),
          department: z.string().nullable(),
          count: z.int(),
          due: z.int().meta({ description: 'Number of those that are to be checked within 30 days.' }),
        }),
      ),
      without: z.int().meta({ description: 'Number of items without an owner.' }),
    }),
  }),
  form: endpoint({
    method: 'POST',
    path: '/api/manage/content/form',
    summary: 'What the form of an area offers: its fields, and the departments, classifications and audiences to choose from.',
    permission: 'content.edit',
    audit: 'reads',
    input: z.strictObject({ area: z.enum(AREAS) }),
    answer: z.object({
      fields: z.array(field),
      textFields: z.array(field).meta({ description: 'Fields that each language has.' }),
      departments: z.array(names),
      classifications: z.array(z.array(names)).meta({ description: 'Paths from the broadest to the narrowest.' }),
      audience: z.object({ departments: z.array(z.string()), locations: z.array(z.string()) }),
      can: z.object({ publish: z.boolean() }),
    }),
    errors: ['permission.denied'],
  }),
  render: endpoint({
    method: 'POST',
    path: '/api/manage/content/render',
    summary: 'A text of a document as readers would get it, with the problems of its links and pictures. Stores nothing.',
    permission: 'content.edit',
    limit: 'save',
    maxBody: MAX_DOCUMENT_BODY,
    audit: 'reads',
    input: z.strictObject({ document: itemDocument, locale: z.enum(LOCALES) }),
    answer: z.object({
      title: z.string(),
      summary: z.string(),
      body: z.string().meta({ description: 'Sanitised HTML.' }),
      toc: z.array(tocEntry),
      problems: z.array(problem),
    }),
    errors: ['document.invalid', 'permission.denied'],
  }),
};
