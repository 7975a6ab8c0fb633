import { noticeApi } from '../../../../contract/notice';
import { forCommonCalls, type CommonCall } from '../../../contract/areas';
import { makeDirectoryPerson, makePerson } from '../factories';
import { byId, itemOf, nothing, refOf, aboutOf, type Asked, type Given, type Inputs } from './asked';

const COMMON_INPUTS = forCommonCalls<(asked: Asked) => unknown>({
  classificationList: nothing,
  departmentList: nothing,
  search: () => ({ input: { query: 'published', classificationId: 'open' } }),
  suggest: () => ({ input: { query: 'pub' } }),
  list: () => ({ input: { classificationId: 'open', pageSize: 5 } }),
  info: byId,
  updateShareCount: byId,
  updateViews: byId,
}) as { [C in CommonCall]: (asked: Asked) => Given<C> };

/** Valid inputs of the calls of readers. */
export const READER_INPUTS = {
  ...COMMON_INPUTS,
  'POST /api/servicehall/keyword/list': nothing,
  'POST /api/notice/acknowledge': mustRead,
  'POST /api/notice/markAllRead': nothing,
  'POST /api/notice/inbox': nothing,
  'POST /api/notice/alert/dismiss': byId,
  'POST /api/notice/feed/create': () => ({ input: { filter: { classificationId: 'open' } } }),
  'POST /api/notice/feed/list': nothing,
  'POST /api/notice/feed/remove': async (asked) => ({ input: { id: (await madeFeed(asked)).id } }),
  'GET /api/notice/feed/:token': async (asked) => ({ input: { token: (await madeFeed(asked)).url.split('/').at(-1) ?? '' } }),
  'GET /api/welfare/benefit/calendar': byId,
  'POST /api/personnel/overview': nothing,
  'POST /api/information/tree': nothing,
  'POST /api/information/overview': nothing,
  'POST /api/tool/launcher': nothing,
  'GET /api/person/info': async ({ world }) => ({ input: { id: await makeDirectoryPerson(world.portal.db) } }),
  'POST /api/person/search': () => ({ input: { query: 'desk' } }),
  'POST /api/home': () => ({ input: {} }),
  'POST /api/home/pinned/update': (asked) => ({ input: { items: [refOf(asked)] } }),
  'POST /api/search': () => ({ input: { query: 'published' } }),
  'POST /api/search/suggest': () => ({ input: { query: 'pub' } }),
  'POST /api/search/keyword/list': nothing,
  'POST /api/search/rate': () => ({ input: { query: 'published', useful: true, hits: [] } }),
  'POST /api/favourite/list': nothing,
  'POST /api/favourite/update': (asked) => ({ input: { ...refOf(asked), favourite: true } }),
  'POST /api/feedback': (asked) => ({ input: { ...refOf(asked), useful: true, comment: 'Clear.' } }),
  'GET /api/attachment/all': (asked) => ({ input: refOf(asked) }),
  'GET /api/attachment/:id': (asked) => ({ input: { id: asked.world.areas[asked.area].files[aboutOf(asked)] } }),
  'GET /api/health/live': () => ({ input: {} }),
  'GET /api/health/ready': () => ({ input: {} }),
} satisfies Inputs;

async function mustRead(asked: Asked) {
  const { key, id } = itemOf(asked);
  const fields = JSON.stringify({ mustRead: true });
  await asked.world.portal.db.updateTable('item').set({ fields }).where('key', '=', key).execute();
  return { input: { id, revision: 1 } };
}

async function madeFeed({ world: { portal }, subject, person }: Asked) {
  const as = subject === 'own feed' && person ? person : await makePerson(portal.db);
  return (await portal.call(noticeApi.feedCreate, { filter: {} }, { as })).body;
}
