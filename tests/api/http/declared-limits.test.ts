import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoints, type Call } from '../../../contract/api';
import { AREA_APIS } from '../../../contract/areas';
import { callOf } from '../../contract/areas';

/** POST calls that cost no more than rendering a page. A new POST either declares a rate limit or is listed here. */
const POSTS_WITHOUT_LIMIT: Call[] = [
  ...Object.values(AREA_APIS).flatMap(({ classificationList, departmentList, list, updateShareCount, updateViews }) =>
    [classificationList, departmentList, list, updateShareCount, updateViews].map(callOf),
  ),
  'POST /api/personnel/overview',
  'POST /api/information/tree',
  'POST /api/information/overview',
  'POST /api/tool/launcher',
  'POST /api/favourite/list',
  'POST /api/favourite/update',
  // Calls for the few people who write, or manage search.
  'POST /api/manage/content/form',
  'POST /api/manage/content/list',
  'POST /api/manage/content/owners',
  'POST /api/manage/content/scope',
  'POST /api/manage/question/sunk',
  'POST /api/manage/draft/approve',
  'POST /api/manage/draft/discard',
  'POST /api/manage/draft/return',
  'POST /api/manage/draft/submit',
  'POST /api/manage/item/archive',
  'POST /api/manage/item/restore',
  'POST /api/manage/release/cancel',
  'POST /api/manage/release/create',
  'POST /api/manage/release/list',
  'POST /api/manage/release/remove',
  'POST /api/manage/review/list',
  'POST /api/manage/review/settings',
  'POST /api/manage/review/settings/save',
  'POST /api/manage/home/info',
  'POST /api/manage/directory/remove',
  'POST /api/manage/structure/info',
  'POST /api/manage/department/info',
  'POST /api/manage/revision/list',
  'POST /api/manage/scheduled/cancel',
  'POST /api/manage/scheduled/move',
  'POST /api/manage/presence',
  'POST /api/manage/audit/list',
  'POST /api/manage/file/list',
  'POST /api/manage/person/feed/end',
  'POST /api/manage/person/session/end',
  'POST /api/manage/person/session/endAll',
  'POST /api/manage/search/ban/list',
  'POST /api/manage/search/ban/save',
  'POST /api/manage/search/keyword/list',
  'POST /api/manage/search/keyword/save',
  'POST /api/manage/search/pin/list',
  'POST /api/manage/search/pin/remove',
  'POST /api/manage/search/pin/save',
  'POST /api/manage/search/synonym/list',
  'POST /api/manage/search/synonym/remove',
  'POST /api/manage/search/synonym/save',
  'POST /api/manage/seeAs/begin',
  'POST /api/manage/seeAs/end',
  'POST /api/notice/acknowledge',
  'POST /api/notice/alert/dismiss',
  'POST /api/notice/feed/create',
  'POST /api/notice/feed/list',
  'POST /api/notice/feed/remove',
  'POST /api/notice/inbox',
  'POST /api/notice/markAllRead',
  // Has its own limit: 20 links per hour.
  'POST /api/preview/link/create',
  'POST /api/preview/link/list',
  'POST /api/preview/link/revoke',
  'POST /api/preview/list',
  'POST /api/preview/open',
  'POST /api/preview/remark/list',
  'POST /api/preview/remark/remove',
  'POST /api/preview/remark/resolve',
  'POST /api/user/logout',
  'POST /api/user/session/end',
  'POST /api/user/session/endOthers',
];

test('declares a rate limit for every call that starts a session and every POST not listed as cheap', () => {
  const unlimited = endpoints.filter(({ limit }) => limit === undefined).map(({ method, path }) => `${method} ${path}`);
  assert.deepEqual(unlimited.filter((call) => call.startsWith('POST ')).sort(), POSTS_WITHOUT_LIMIT.toSorted());
  assert.deepEqual(
    unlimited.filter((call) => call.includes('/login/')),
    [],
  );
});
