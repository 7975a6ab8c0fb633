import { z } from 'zod';
import { areaApi, filterId } from './area-api';
import { endpoint, isoDate, itemId, nothing } from './core/endpoint';
import { dayOrMoment, highlight, itemCard, itemDetail, itemLink } from './item';
import { publicationDays } from './core/publication-days';

const PRIORITIES = ['normal', 'important', 'urgent'] as const;
export type Priority = (typeof PRIORITIES)[number];

const DISRUPTIONS = ['closure', 'outage'] as const;

/** Language-independent fields of a notice. */
export const noticeFields = z.strictObject({
  priority: z.enum(PRIORITIES).default('normal'),
  /** True if shown above the list. */
  pinned: z.boolean().default(false),
  /** True if everyone who can see the notice must confirm that they have read it, again after each material change. */
  mustRead: z.boolean().default(false),
  /** Deadline for confirming a notice that must be read. */
  dueAt: dayOrMoment.nullable().default(null),
  /** Set if the notice announces a closed place, or a system that does not work. */
  disruption: z.enum(DISRUPTIONS).nullable().default(null),
  /** Beginning and end of the disruption. Without an end, it lasts until the notice expires. */
  startsAt: dayOrMoment.nullable().default(null),
  endsAt: dayOrMoment.nullable().default(null),
});

const stateOfReader = {
  read: z.boolean().meta({
    description:
      'True if the caller has opened the current revision, or if it was published before notices count as unread for the caller.',
  }),
  acknowledged: z.boolean().meta({ description: 'True if the caller has confirmed it since its last material change.' }),
};

const { priority, pinned, mustRead, dueAt, disruption, startsAt, endsAt } = noticeFields.shape;
const noticeCard = itemCard
  .extend({ ...{ priority, pinned, mustRead, dueAt }, ...stateOfReader, expiresAt: isoDate.nullable() })
  .meta({ id: 'NoticeCard' });
export type NoticeCard = z.infer<typeof noticeCard>;

const foundNotice = noticeCard.extend({ highlight }).meta({ id: 'FoundNotice' });
export type FoundNotice = z.infer<typeof foundNotice>;

export const notice = itemDetail
  .extend({
    ...noticeCard.shape,
    ...{ disruption, startsAt, endsAt },
    acknowledgedAt: isoDate.nullable().meta({ description: 'Time at which the caller last confirmed any revision of it.' }),
    unseenChanges: z.int().meta({ description: 'Number of its changes, newest first, since the caller confirmed it.' }),
    previous: itemLink.nullable().meta({ description: 'The previously published notice.' }),
    next: itemLink.nullable(),
    fromDepartment: z.array(itemLink).meta({ description: 'The newest other notices of its department.' }),
  })
  .meta({ id: 'Notice' });
export type Notice = z.infer<typeof notice>;

/** Filters that only lists of notices have; a feed stores them too. */
export const noticeFilters = {
  ...publicationDays,
  priority: z.enum(PRIORITIES).optional(),
  pinned: z.boolean().optional(),
  mustRead: z.boolean().optional(),
  unread: z.boolean().optional(),
};

/** A closure or an outage that a notice announces. */
export const disruptionNote = z
  .object({
    item: itemLink,
    kind: z.enum(DISRUPTIONS),
    startsAt: startsAt.unwrap(),
    endsAt: endsAt.unwrap(),
    office: z.boolean().meta({ description: "True if the notice is only for offices that the caller's is one of." }),
  })
  .meta({ id: 'Disruption' });

const inbox = z
  .object({
    unread: z.int().meta({ description: 'Counted up to 100.' }),
    mustRead: z
      .array(noticeCard)
      .meta({ description: 'At most five notices that the caller has to confirm, earliest deadline first.' }),
    mustReadTotal: z.int().meta({ description: 'Counted up to 100.' }),
    latest: z.array(noticeCard).meta({ description: 'At most five unread ones, newest first.' }),
    alert: noticeCard
      .nullable()
      .meta({ description: 'The newest urgent notice whose current revision the caller has not dismissed.' }),
  })
  .meta({ id: 'NoticeInbox' });
export type NoticeInbox = z.infer<typeof inbox>;

const feedFilter = z
  .strictObject({ ...noticeFilters, classificationId: filterId.optional(), department: filterId.optional() })
  .omit({ unread: true });
export type NoticeFeedFilter = z.infer<typeof feedFilter>;

export const noticeFeed = z
  .object({ id: z.uuid(), filter: feedFilter, createdAt: isoDate, lastUsedAt: isoDate.nullable() })
  .meta({ id: 'NoticeFeed' });
export type NoticeFeed = z.infer<typeof noticeFeed>;

const feedApi = {
  feedCreate: endpoint({
    method: 'POST',
    path: '/api/notice/feed/create',
    summary:
      'Make an Atom feed of what a filter leaves, under an address that nobody can guess and that is told only now. A person has at most 20.',
    permission: 'content.read',
    audit: 'own',
    input: z.strictObject({ filter: feedFilter }),
    answer: z.object({ id: z.uuid(), url: z.url(), createdAt: isoDate }),
    errors: ['classification.not_found', 'feed.conflict'],
  }),
  feedList: endpoint({
    method: 'POST',
    path: '/api/notice/feed/list',
    summary: "The caller's feeds, newest first.",
    permission: 'content.read',
    audit: 'reads',
    input: nothing,
    answer: z.array(noticeFeed),
  }),
  feedRemove: endpoint({
    method: 'POST',
    path: '/api/notice/feed/remove',
    summary: 'Remove a feed of the caller; its address stops working.',
    permission: 'content.read',
    audit: 'own',
    input: z.strictObject({ id: z.uuid() }),
    answer: z.object({}),
    errors: ['feed.not_found'],
  }),
  feed: endpoint({
    method: 'GET',
    path: '/api/notice/feed/:token',
    summary:
      'A feed as Atom: the newest 50 notices that its owner may see now. Gone once the owner has not signed in for 90 days.',
    permission: 'public',
    limit: 'feed',
    input: z.strictObject({
      token: z
        .string()
        .max(200)
        .regex(/^[\w-]+$/),
    }),
    answer: 'file',
    errors: ['feed.not_found'],
  }),
};

export const noticeApi = {
  ...areaApi({
    area: 'notice',
    root: 'notice',
    item: 'notice',
    plural: 'notices',
    card: noticeCard,
    found: foundNotice,
    detail: notice,
    filters: noticeFilters,
    defaultSort: 'newest',
  }),
  acknowledge: endpoint({
    method: 'POST',
    path: '/api/notice/acknowledge',
    summary: 'Confirm a notice in the revision that the caller has read.',
    permission: 'content.read',
    audit: 'own',
    input: z.strictObject({ id: itemId, revision: z.int().min(1) }),
    answer: z.object({ acknowledgedAt: isoDate, revision: z.int() }),
    errors: ['notice.not_found', 'notice.conflict'],
  }),
  markAllRead: endpoint({
    method: 'POST',
    path: '/api/notice/markAllRead',
    summary: 'Mark all current notices as read. Notices that must be confirmed still have to be.',
    permission: 'content.read',
    audit: 'own',
    input: nothing,
    answer: z.object({ unread: z.int() }),
  }),
  inbox: endpoint({
    method: 'POST',
    path: '/api/notice/inbox',
    summary: 'Unread and unconfirmed notices of the caller, for the bell and the alert on every page.',
    permission: 'content.read',
    audit: 'reads',
    input: nothing,
    answer: inbox,
  }),
  dismissAlert: endpoint({
    method: 'POST',
    path: '/api/notice/alert/dismiss',
    summary: 'Dismiss the alert of an urgent notice until its next material change.',
    permission: 'content.read',
    audit: 'own',
    input: z.strictObject({ id: itemId }),
    answer: z.object({}),
    errors: ['notice.not_found'],
  }),
  ...feedApi,
};
