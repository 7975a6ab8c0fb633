import { z } from 'zod';
import { AREAS } from '../core/areas';
import { endpoint, isoDate, itemId, page, paging, typedText } from '../core/endpoint';
import { LOCALES } from '../core/locale';
import { itemRef, named } from '../item';
import { draftVersion, publicationChange, publishedRevision } from './state';

/** Maximum number of items of a release. */
export const MAX_RELEASE_ITEMS = 50;

/** Lists of releases: those that are to come, those that are done with, and those of the caller that could not be published. */
const RELEASE_LISTS = ['coming', 'done', 'failed'] as const;
export type ReleaseList = (typeof RELEASE_LISTS)[number];

/** States of a release. While it is open, its items are drafts; once it has a moment, their texts are fixed. */
const RELEASE_STATES = ['open', 'scheduled', 'published', 'cancelled', 'undone'] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

/** States of an item in a release: it can be published, or the reason why not. */
const READINESS = ['ready', 'missing', 'changed', 'conflict', 'archived', 'scheduled', 'unapproved', 'invalid'] as const;
export type Readiness = (typeof READINESS)[number];

const release = z.uuid().meta({ description: 'Id of a release.' });
const releaseVersion = z.int32().min(1).meta({ description: 'Version of a release; every change of it increases it.' });
const releaseName = typedText(120).min(1);
const ref = z.strictObject({ release, version: releaseVersion });

const failure = z.object({
  at: isoDate,
  publishAt: isoDate,
  blocked: z
    .array(z.object({ area: z.enum(AREAS), id: itemId, readiness: z.enum(READINESS) }))
    .meta({ description: 'Items that could not be published, so that none was.' }),
});
export type ReleaseFailure = z.infer<typeof failure>;

const titledItem = z.object({ area: z.enum(AREAS), id: itemId, titles: z.partialRecord(z.enum(LOCALES), z.string()) });

const facts = z.object({
  id: release,
  name: z.string(),
  version: releaseVersion,
  state: z.enum(RELEASE_STATES),
  publishAt: isoDate.nullable().meta({ description: 'Moment at which it goes live; null while it has none.' }),
  doneAt: isoDate.nullable().meta({ description: 'Time at which it was published or cancelled.' }),
  owner: named.nullable(),
  failure: failure.nullable().meta({ description: 'Why it was not published at its moment, until it gets another one.' }),
});

const releaseEntry = facts.extend({ items: z.array(titledItem) }).meta({ id: 'ReleaseEntry' });
export type ReleaseEntry = z.infer<typeof releaseEntry>;

const releaseItem = titledItem.extend({
  change: publicationChange.nullable(),
  addedAt: isoDate,
  addedBy: named.nullable(),
  draft: draftVersion.nullable().meta({ description: 'Present version of the draft; null if there is none.' }),
  isFixed: z.boolean().meta({ description: 'True if the text is fixed for the release; a draft is a later one then.' }),
  readiness: z.enum(READINESS),
  details: z.record(z.string(), z.string()),
  revision: publishedRevision.nullable().meta({ description: 'Revision as which it was published; null before that.' }),
  canPublish: z.boolean().meta({ description: 'True if the caller may publish the item, and so take it out.' }),
});
export type ReleaseItem = z.infer<typeof releaseItem>;

const releaseInfo = facts
  .extend({
    items: z.array(releaseItem),
    can: z.object({
      manage: z.boolean().meta({ description: 'True for the owner, and for who may publish everything in it.' }),
      undo: z.boolean(),
    }),
    undoUntil: isoDate.nullable().meta({ description: 'Time until which it can be taken back as a whole; null if it cannot.' }),
  })
  .meta({ id: 'Release' });
export type Release = z.infer<typeof releaseInfo>;

const drop = z
  .boolean()
  .default(false)
  .meta({ description: 'Confirms that fixed texts are deleted whose items have a later draft.' });

export const releaseApi = {
  list: endpoint({
    method: 'POST',
    path: '/api/manage/release/list',
    summary:
      'Releases that the caller began, or in which they may publish something: those that go live first, or those done last.',
    permission: 'content.publish',
    audit: 'reads',
    input: z.strictObject({ list: z.enum(RELEASE_LISTS).default('coming'), ...paging }),
    answer: page(releaseEntry),
  }),
  info: endpoint({
    method: 'GET',
    path: '/api/manage/release/info',
    summary: 'A release with its items, and whether each of them can be published.',
    permission: 'content.publish',
    input: z.object({ release }),
    answer: releaseInfo,
    errors: ['release.not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/manage/release/create',
    summary: 'Begins a release, without items and without a moment.',
    permission: 'content.publish',
    audit: ['release.create'],
    input: z.strictObject({ name: releaseName }),
    answer: releaseInfo,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/manage/release/add',
    summary:
      'Adds a draft that the caller may publish to a release, or replaces the version of it that was added. A release that has a moment takes only what is ready, and fixes its text.',
    permission: 'content.publish',
    limit: 'save',
    audit: ['release.add'],
    input: itemRef.extend({ release, version: draftVersion, change: publicationChange.nullable().default(null) }),
    answer: releaseInfo,
    errors: [
      ...(['release.not_found', 'release.conflict', 'release.blocked', 'release.holds', 'draft.not_found'] as const),
      ...(['draft.conflict', 'item.archived', 'scheduled.conflict', 'document.invalid', 'permission.denied'] as const),
    ],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/manage/release/remove',
    summary: 'Takes an item out of a release. A text that was fixed becomes the draft again.',
    permission: 'content.publish',
    audit: ['release.remove'],
    input: itemRef.extend({ release, drop }),
    answer: releaseInfo,
    errors: ['release.not_found', 'release.conflict', 'item.not_found', 'draft.conflict', 'permission.denied'],
  }),
  schedule: endpoint({
    method: 'POST',
    path: '/api/manage/release/schedule',
    summary: 'Sets the moment at which everything in a release goes live, or another one. Everything must be ready.',
    permission: 'content.publish',
    limit: 'save',
    audit: ['release.schedule'],
    input: ref.extend({ publishAt: isoDate }),
    answer: releaseInfo,
    errors: ['release.not_found', 'release.conflict', 'release.blocked', 'permission.denied'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/manage/release/publish',
    summary: 'Publishes everything in a release now, in one transaction. Everything must be ready.',
    permission: 'content.publish',
    limit: 'save',
    audit: ['release.publish', 'item.publish'],
    input: ref,
    answer: releaseInfo,
    errors: ['release.not_found', 'release.conflict', 'release.blocked', 'permission.denied'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/manage/release/cancel',
    summary: 'Cancels a release. Its texts are drafts again.',
    permission: 'content.publish',
    audit: ['release.cancel'],
    input: ref.extend({ drop }),
    answer: releaseInfo,
    errors: ['release.not_found', 'release.conflict', 'draft.conflict', 'permission.denied'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/manage/release/undo',
    summary: 'Takes back everything that a release published, for ten minutes, in one transaction.',
    permission: 'content.publish',
    limit: 'save',
    audit: ['release.undo', 'item.undo'],
    input: ref,
    answer: releaseInfo,
    errors: ['release.not_found', 'release.conflict', 'undo.expired', 'document.invalid', 'permission.denied'],
  }),
};
