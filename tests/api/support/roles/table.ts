import type { Call } from '../../../../contract/api';
import { forCommonCalls, forDraftCalls } from '../../../contract/areas';
import type { FeedSubject, ItemSubject, SessionSubject } from './callers';

/** 200 and 302 mean success; `none` means success with a response that does not contain the subject. */
export type Outcome = 200 | 302 | 401 | 403 | 404 | 'none';
/** Expected outcome for each caller: signed out, employee, editor of this area, editor of another area, administrator. */
export type Row = readonly [Outcome, Outcome, Outcome, Outcome, Outcome];
/**
 * Expected statuses of a call. A call about items has a row for each kind of item, so that every call is checked against the
 * audience.
 */
export type Rows = { anything: Row } | Record<ItemSubject, Row> | Record<SessionSubject, Row> | Record<FeedSubject, Row>;

/**
 * Rows that many calls share: open to anyone, open to signed-in people, about an item, and lists that do or do not contain the
 * item.
 */
const ANYONE: Rows = { anything: [200, 200, 200, 200, 200] };
const SIGNED_IN: Rows = { anything: [401, 200, 200, 200, 200] };
const READ: Rows = {
  published: [401, 200, 200, 200, 200],
  draft: [401, 404, 404, 404, 404],
  hidden: [401, 404, 404, 404, 404],
};
export const FIND: Rows = {
  published: [401, 200, 200, 200, 200],
  draft: [401, 'none', 'none', 'none', 'none'],
  hidden: [401, 'none', 'none', 'none', 'none'],
};

const ADMINISTER: Rows = { anything: [401, 403, 403, 403, 200] };

const MANAGE: Rows = { anything: [401, 403, 200, 200, 200] };
/** Editors edit every item of their areas, also those that are for other readers. */
const EDIT: Rows = {
  published: [401, 403, 200, 403, 200],
  draft: [401, 403, 200, 403, 200],
  hidden: [401, 403, 200, 403, 200],
};
/** Only published items have figures. */
const INSPECT: Rows = {
  published: [401, 403, 200, 403, 200],
  draft: [401, 403, 404, 403, 404],
  hidden: [401, 403, 200, 403, 200],
};
const EDIT_DRAFT: Rows = {
  published: [401, 403, 404, 403, 404],
  draft: [401, 403, 200, 403, 200],
  hidden: [401, 403, 404, 403, 404],
};

const EDIT_PUBLISHED: Rows = {
  published: [401, 403, 200, 403, 200],
  draft: [401, 403, 404, 403, 404],
  hidden: [401, 403, 200, 403, 200],
};

/** Editors see the releases in which they may publish something. */
const RELEASE: Rows = { anything: [401, 403, 200, 404, 200] };

const READ_DRAFT: Rows = {
  published: [401, 404, 404, 404, 404],
  draft: [401, 404, 200, 404, 200],
  hidden: [401, 404, 404, 404, 404],
};

const COMMON_ROWS = forCommonCalls<Rows>({
  classificationList: SIGNED_IN,
  departmentList: SIGNED_IN,
  search: FIND,
  suggest: FIND,
  list: FIND,
  info: READ,
  updateShareCount: READ,
  updateViews: READ,
});

/**
 * Permissions of each call, written by hand so that a change of permissions is a change of this table. A call that is only here
 * or only in the contract is a type error, and also fails the first test.
 */
export const TABLE: Record<Call, Rows> = {
  'GET /api/user/login/start': { anything: [302, 302, 302, 302, 302] },
  'GET /api/user/login/callback': { anything: [302, 302, 302, 302, 302] },
  'POST /api/user/login/ucToken': ANYONE,
  'POST /api/user/token/refresh': ANYONE,
  'POST /api/user/logout': SIGNED_IN,
  'GET /api/user/session/list': SIGNED_IN,
  'POST /api/user/session/end': {
    'own session': [401, 200, 200, 200, 200],
    "another person's session": [401, 404, 404, 404, 404],
  },
  'POST /api/user/session/endOthers': SIGNED_IN,
  ...COMMON_ROWS,
  'POST /api/servicehall/keyword/list': SIGNED_IN,
  'POST /api/notice/acknowledge': READ,
  'POST /api/notice/markAllRead': SIGNED_IN,
  'POST /api/notice/inbox': FIND,
  'POST /api/notice/alert/dismiss': READ,
  'POST /api/notice/feed/create': SIGNED_IN,
  'POST /api/notice/feed/list': SIGNED_IN,
  'POST /api/notice/feed/remove': {
    'own feed': [401, 200, 200, 200, 200],
    "another person's feed": [401, 404, 404, 404, 404],
  },
  'GET /api/notice/feed/:token': ANYONE,
  'GET /api/welfare/benefit/calendar': READ,
  'POST /api/personnel/overview': FIND,
  'POST /api/information/tree': FIND,
  'POST /api/information/overview': FIND,
  'POST /api/tool/launcher': FIND,
  'POST /api/home': FIND,
  'POST /api/home/pinned/update': READ,
  'GET /api/person/info': SIGNED_IN,
  'POST /api/person/search': SIGNED_IN,
  'POST /api/search': FIND,
  'POST /api/search/suggest': FIND,
  'POST /api/search/keyword/list': SIGNED_IN,
  'POST /api/search/rate': SIGNED_IN,
  'POST /api/manage/search/empty/list': MANAGE,
  'POST /api/manage/search/rating/list': MANAGE,
  'POST /api/manage/search/pin/list': MANAGE,
  'POST /api/manage/search/pin/save': {
    published: [401, 403, 200, 200, 200],
    draft: [401, 403, 404, 404, 404],
    hidden: [401, 403, 404, 404, 404],
  },
  'POST /api/manage/search/pin/remove': MANAGE,
  'POST /api/manage/search/synonym/list': MANAGE,
  'POST /api/manage/search/synonym/save': MANAGE,
  'POST /api/manage/search/synonym/remove': MANAGE,
  'POST /api/manage/search/keyword/list': MANAGE,
  'POST /api/manage/search/keyword/save': MANAGE,
  'POST /api/manage/search/ban/list': MANAGE,
  'POST /api/manage/search/ban/save': MANAGE,
  'POST /api/favourite/list': SIGNED_IN,
  'POST /api/favourite/update': READ,
  'POST /api/feedback': READ,
  'GET /api/attachment/all': {
    published: [401, 200, 200, 200, 200],
    draft: [401, 404, 404, 404, 404],
    hidden: [401, 404, 404, 404, 404],
  },
  'GET /api/attachment/:id': {
    published: [401, 200, 200, 200, 200],
    draft: [401, 404, 200, 404, 200],
    hidden: [401, 404, 200, 404, 200],
  },
  'POST /api/preview/list': {
    published: [401, 403, 'none', 'none', 'none'],
    draft: [401, 403, 200, 'none', 200],
    hidden: [401, 403, 'none', 'none', 'none'],
  },
  ...forDraftCalls(READ_DRAFT),
  'POST /api/preview/open': {
    published: [401, 200, 200, 200, 200],
    draft: [401, 404, 200, 404, 200],
    hidden: [401, 404, 404, 404, 404],
  },
  'POST /api/preview/link/create': EDIT_DRAFT,
  'POST /api/preview/link/list': { ...EDIT_DRAFT, draft: [401, 403, 'none', 403, 'none'] },
  'POST /api/preview/link/revoke': EDIT_DRAFT,
  'POST /api/manage/content/list': {
    published: [401, 403, 200, 'none', 200],
    draft: [401, 403, 200, 'none', 200],
    hidden: [401, 403, 200, 'none', 200],
  },
  'POST /api/manage/content/scope': { anything: [401, 403, 200, 200, 200] },
  'POST /api/manage/content/owners': { anything: [401, 403, 200, 200, 200] },
  // An item that the caller may not change is refused in the answer (tests/api/manage/care.test.ts).
  'POST /api/manage/bulk/apply': { anything: [401, 403, 200, 200, 200] },
  'POST /api/manage/bulk/undo': { anything: [401, 403, 200, 200, 200] },
  'POST /api/manage/content/form': { anything: [401, 403, 200, 403, 200] },
  'POST /api/manage/content/render': EDIT,
  'POST /api/manage/question/ask': EDIT,
  'POST /api/manage/question/sunk': { anything: [401, 403, 200, 200, 200] },
  'POST /api/preview/remark/list': READ_DRAFT,
  'POST /api/preview/remark/create': READ_DRAFT,
  'POST /api/preview/remark/reply': READ_DRAFT,
  'POST /api/preview/remark/remove': READ_DRAFT,
  'POST /api/preview/remark/resolve': EDIT_DRAFT,
  'POST /api/preview/looksRight': READ_DRAFT,
  'GET /api/manage/draft/info': EDIT,
  'POST /api/manage/draft/save': EDIT,
  'POST /api/manage/presence': EDIT,
  'POST /api/manage/audit/list': ADMINISTER,
  'GET /api/manage/audit/export': ADMINISTER,
  'POST /api/manage/insights/overview': MANAGE,
  'POST /api/manage/insights/item/list': MANAGE,
  'POST /api/manage/insights/comment/list': MANAGE,
  'POST /api/manage/insights/item': INSPECT,
  'POST /api/manage/insights/missing/list': INSPECT,
  'GET /api/manage/insights/export': MANAGE,
  'POST /api/manage/draft/discard': EDIT_DRAFT,
  'POST /api/manage/draft/publish': EDIT_DRAFT,
  'POST /api/manage/draft/submit': EDIT_DRAFT,
  'POST /api/manage/draft/approve': EDIT_DRAFT,
  'POST /api/manage/draft/return': EDIT_DRAFT,
  'POST /api/manage/draft/schedule': EDIT_DRAFT,
  'POST /api/manage/scheduled/cancel': EDIT_DRAFT,
  'POST /api/manage/scheduled/move': EDIT_DRAFT,
  'POST /api/manage/item/archive': EDIT_PUBLISHED,
  'POST /api/manage/item/restore': EDIT_PUBLISHED,
  'POST /api/manage/item/undo': EDIT_PUBLISHED,
  'POST /api/manage/revision/list': { anything: [401, 403, 200, 403, 200] },
  'GET /api/manage/revision/info': EDIT_PUBLISHED,
  'POST /api/manage/revision/restore': EDIT_PUBLISHED,
  'POST /api/manage/release/list': MANAGE,
  'GET /api/manage/release/info': RELEASE,
  'POST /api/manage/release/create': MANAGE,
  'POST /api/manage/release/add': RELEASE,
  'POST /api/manage/release/remove': RELEASE,
  'POST /api/manage/release/schedule': RELEASE,
  'POST /api/manage/release/publish': RELEASE,
  'POST /api/manage/release/cancel': RELEASE,
  'POST /api/manage/release/undo': RELEASE,
  'POST /api/manage/file/upload': EDIT,
  'POST /api/manage/file/list': EDIT,
  'POST /api/manage/file/rename': EDIT,
  'POST /api/manage/file/remove': EDIT,
  'POST /api/manage/review/list': MANAGE,
  'GET /api/manage/review/info': EDIT_DRAFT,
  'POST /api/manage/review/settings': ADMINISTER,
  'POST /api/manage/review/settings/save': ADMINISTER,
  'POST /api/manage/home/info': ADMINISTER,
  'POST /api/manage/home/save': ADMINISTER,
  'POST /api/manage/home/upload': ADMINISTER,
  'POST /api/manage/directory/list': ADMINISTER,
  'POST /api/manage/directory/save': ADMINISTER,
  'POST /api/manage/directory/remove': ADMINISTER,
  'POST /api/manage/directory/upload': ADMINISTER,
  'POST /api/manage/structure/info': ADMINISTER,
  'POST /api/manage/structure/save': ADMINISTER,
  'POST /api/manage/department/info': ADMINISTER,
  'POST /api/manage/department/save': ADMINISTER,
  'POST /api/manage/seeAs/begin': ADMINISTER,
  'GET /api/manage/seeAs/info': ADMINISTER,
  'POST /api/manage/seeAs/end': ADMINISTER,
  'POST /api/manage/seeAs/explain': {
    published: [401, 403, 403, 403, 200],
    draft: [401, 403, 403, 403, 200],
    hidden: [401, 403, 403, 403, 200],
  },
  'POST /api/manage/person/list': ADMINISTER,
  'GET /api/manage/transfer/info': ADMINISTER,
  'POST /api/manage/transfer/entry/list': ADMINISTER,
  'POST /api/manage/transfer/upload': ADMINISTER,
  'POST /api/manage/transfer/import': ADMINISTER,
  'POST /api/manage/transfer/export': ADMINISTER,
  'GET /api/manage/transfer/download': ADMINISTER,
  'POST /api/manage/transfer/discard': ADMINISTER,
  'GET /api/manage/person/info': ADMINISTER,
  'POST /api/manage/person/session/end': ADMINISTER,
  'POST /api/manage/person/session/endAll': ADMINISTER,
  'POST /api/manage/person/feed/end': ADMINISTER,
  'GET /api/health/live': ANYONE,
  'GET /api/health/ready': ANYONE,
};
