import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Call, CallInput } from '../../../contract/api';
import { type Area } from '../../../contract/core/areas';
import type { ItemRef } from '../../../contract/item';
import { draftManageApi } from '../../../contract/manage/draft';
import { itemManageApi } from '../../../contract/manage/lifecycle';
import { releaseApi } from '../../../contract/manage/release';
import { seeAsApi } from '../../../contract/manage/see-as';
import { remarkApi } from '../../../contract/remark';
import { searchAdminApi } from '../../../contract/search-admin';
import { noticeApi } from '../../../contract/notice';
import { putReviewSettings, readReviewSettings } from '../../../server/modules/review/settings';
import { readStructure } from '../../../server/modules/structure/service';
import { createSession } from '../../../server/modules/session/service';
import { forCommonCalls, forDraftCalls, type CommonCall } from '../../contract/areas';
import { Browser } from './browser';
import { demoTicket } from './demo-sign-in';
import { makeDirectoryPerson, makeDraft, makeFile, makeItem, makeRevision, makePerson, type MadeItem } from './factories';
import type { TestPerson } from './harness';
import { makeTransfer, transfersEnded } from './transfers';
import { isAboutItem, FACTS, type Subject, type ItemSubject, type World } from './role-callers';

export interface Asked {
  world: World;
  area: Area;
  subject: Subject;
  person: TestPerson | undefined;
}
export interface Given<C extends Call = Call> {
  input: CallInput<C>;
  cookie?: string;
}

const aboutOf = ({ subject }: Asked): ItemSubject => (isAboutItem(subject) ? subject : 'published');
const itemOf = (asked: Asked): MadeItem => asked.world.areas[asked.area].items[aboutOf(asked)];
const refOf = (asked: Asked) => ({ area: itemOf(asked).area, id: itemOf(asked).id });
const byId = (asked: Asked) => ({ input: { id: itemOf(asked).id } });
const nothing = () => ({ input: undefined });

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

/** Valid inputs of each call, so that the status depends only on the caller. */
export const INPUTS: { [C in Call]: (asked: Asked) => Given<C> | Promise<Given<C>> } = {
  'GET /api/user/login/start': () => ({ input: { backUrl: '/service', moved: '1' } }),
  'GET /api/user/login/callback': callback,
  'POST /api/user/login/ucToken': ticket,
  'POST /api/user/token/refresh': refreshToken,
  'POST /api/user/logout': nothing,
  'GET /api/user/session/list': nothing,
  'POST /api/user/session/end': anotherSession,
  'POST /api/user/session/endOthers': nothing,
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
  'POST /api/manage/search/empty/list': () => ({ input: {} }),
  'POST /api/manage/search/rating/list': () => ({ input: {} }),
  'POST /api/manage/search/pin/list': () => ({ input: {} }),
  'POST /api/manage/search/pin/save': (asked) => ({
    input: { query: `pin ${randomUUID()}`, items: [refOf(asked)] },
  }),
  'POST /api/manage/search/pin/remove': async ({ world }) => ({ input: await savedPin(world) }),
  'POST /api/manage/search/synonym/list': () => ({ input: {} }),
  'POST /api/manage/search/synonym/save': () => ({ input: { words: ['bus', 'coach'] } }),
  'POST /api/manage/search/synonym/remove': async ({ world }) => ({ input: await savedGroup(world) }),
  'POST /api/manage/search/keyword/list': () => ({ input: { scope: 'all', locale: 'en-US' } }),
  'POST /api/manage/search/keyword/save': async ({ world: { portal } }) => {
    const place = { scope: 'all', locale: 'en-US' } as const;
    const { body } = await portal.call(searchAdminApi.keywordList, place, { as: portal.people.admin });
    return { input: { ...place, words: ['travel'], revision: body.revision } };
  },
  'POST /api/manage/search/ban/list': nothing,
  'POST /api/manage/search/ban/save': async ({ world: { portal } }) => {
    const { body } = await portal.call(searchAdminApi.banList, undefined, { as: portal.people.admin });
    return { input: { words: ['salary'], revision: body.revision } };
  },
  'POST /api/favourite/list': nothing,
  'POST /api/favourite/update': (asked) => ({ input: { ...refOf(asked), favourite: true } }),
  'POST /api/feedback': (asked) => ({ input: { ...refOf(asked), useful: true, comment: 'Clear.' } }),
  'GET /api/attachment/all': (asked) => ({ input: refOf(asked) }),
  'GET /api/attachment/:id': (asked) => ({ input: { id: asked.world.areas[asked.area].files[aboutOf(asked)] } }),
  'POST /api/preview/list': (asked) => ({ input: { area: itemOf(asked).area } }),
  ...forDraftCalls(byId),
  'POST /api/preview/open': (asked) => ({ input: refOf(asked) }),
  'POST /api/preview/link/create': (asked) => ({ input: { ...refOf(asked), label: 'Legal' } }),
  'POST /api/preview/link/list': (asked) => ({ input: refOf(asked) }),
  'POST /api/preview/link/revoke': (asked) => ({ input: refOf(asked) }),
  'POST /api/manage/content/list': (asked) => ({ input: { area: asked.area, pageSize: 100 } }),
  'POST /api/manage/content/scope': nothing,
  'POST /api/manage/content/owners': nothing,
  'POST /api/manage/bulk/apply': (asked) => ({
    input: {
      bulk: randomUUID(),
      action: { kind: 'checkBy', checkBy: '2999-12-31' },
      items: [{ ...refOf(asked), revision: 1, version: null }],
    },
  }),
  'POST /api/manage/bulk/undo': (asked) => ({ input: { bulk: randomUUID(), items: [refOf(asked)] } }),
  'POST /api/manage/content/form': ({ area }) => ({ input: { area } }),
  'POST /api/manage/content/render': async (asked) => {
    const { document } = await asAdmin(asked, refOf(asked));
    return { input: { document, locale: 'en-US' } };
  },
  'POST /api/preview/remark/list': (asked) => ({ input: refOf(asked) }),
  'POST /api/preview/remark/create': (asked) => ({ input: { ...refOf(asked), ...REMARK } }),
  'POST /api/preview/remark/reply': async (asked) => ({ input: { ...(await remarkOn(asked)), text: 'So it is.' } }),
  'POST /api/preview/remark/remove': async (asked) => ({ input: await remarkOn(asked, asked.person) }),
  'POST /api/preview/remark/resolve': async (asked) => ({ input: { ...(await remarkOn(asked)), resolved: true } }),
  'POST /api/preview/looksRight': (asked) => ({ input: { ...refOf(asked), version: 1, looksRight: true } }),
  'POST /api/manage/presence': (asked) => ({ input: { ...refOf(asked), mode: 'writing' } }),
  'POST /api/manage/audit/list': () => ({ input: { pageSize: 5 } }),
  'GET /api/manage/audit/export': () => ({ input: { format: 'csv', from: '2026-01-01T00:00:00Z' } }),
  'POST /api/manage/insights/overview': () => ({ input: {} }),
  'POST /api/manage/insights/item/list': () => ({ input: { days: '7' } }),
  'POST /api/manage/insights/comment/list': () => ({ input: { days: '90' } }),
  'POST /api/manage/insights/item': (asked) => ({ input: refOf(asked) }),
  'POST /api/manage/insights/missing/list': (asked) => ({ input: refOf(asked) }),
  'GET /api/manage/insights/export': () => ({ input: { days: '7' } }),
  'GET /api/manage/draft/info': (asked) => ({ input: refOf(asked) }),
  'POST /api/manage/draft/save': async (asked) => {
    const { document, draft, revision } = await asAdmin(asked, refOf(asked));
    return { input: { document, version: draft?.version ?? null, baseRevision: draft?.baseRevision ?? revision } };
  },
  'POST /api/manage/draft/discard': async (asked) => ({ input: await draftVersion(asked) }),
  'POST /api/manage/draft/publish': async (asked) => ({ input: { ...(await draftVersion(asked)), change: null } }),
  'POST /api/manage/draft/submit': async (asked) => ({ input: { ...(await draftVersion(asked)), note: 'Please publish.' } }),
  'POST /api/manage/draft/approve': async (asked) => ({ input: { ...(await reviewedVersion(asked)), fileChanges: 0 } }),
  'POST /api/manage/draft/return': async (asked) => ({ input: { ...(await submittedVersion(asked)), note: 'Not yet.' } }),
  'POST /api/manage/draft/schedule': async (asked) => ({
    input: { ...(await draftVersion(asked)), publishAt: NEXT_CENTURY, change: null },
  }),
  'POST /api/manage/scheduled/cancel': async (asked) => ({ input: await scheduledVersion(asked) }),
  'POST /api/manage/scheduled/move': async (asked) => ({
    input: { ...(await scheduledVersion(asked)), publishAt: NEXT_CENTURY },
  }),
  'POST /api/manage/item/archive': async (asked) => ({ input: await publishedNow(asked) }),
  'POST /api/manage/item/restore': async (asked) => ({ input: await archivedNow(asked) }),
  'POST /api/manage/item/undo': async (asked) => ({ input: await archivedNow(asked) }),
  'POST /api/manage/revision/list': (asked) => ({ input: refOf(asked) }),
  'GET /api/manage/revision/info': (asked) => ({ input: { ...refOf(asked), revision: '1' } }),
  'POST /api/manage/revision/restore': async (asked) => ({ input: { ...(await publishedNow(asked)), version: null } }),
  'POST /api/manage/release/list': () => ({ input: { list: 'coming' } }),
  'GET /api/manage/release/info': async (asked) => ({ input: { release: (await filledRelease(asked)).release } }),
  'POST /api/manage/release/create': () => ({ input: { name: 'New travel policy' } }),
  'POST /api/manage/release/add': async (asked) => {
    const { release } = await filledRelease(asked);
    return { input: { release, ...(await ownDraft(asked)) } };
  },
  'POST /api/manage/release/remove': async (asked) => {
    const { release, item } = await filledRelease(asked);
    return { input: { release, ...item } };
  },
  'POST /api/manage/release/schedule': async (asked) => ({
    input: { ...versionOf(await filledRelease(asked)), publishAt: NEXT_CENTURY },
  }),
  'POST /api/manage/release/publish': async (asked) => ({ input: versionOf(await filledRelease(asked)) }),
  'POST /api/manage/release/cancel': async (asked) => ({ input: versionOf(await filledRelease(asked)) }),
  'POST /api/manage/release/undo': async (asked) => ({ input: versionOf(await publishedRelease(asked)) }),
  'POST /api/manage/file/upload': (asked) => ({ input: { ...refOf(asked), kind: 'attachment', name: 'note.txt' } }),
  'POST /api/manage/file/list': (asked) => ({ input: refOf(asked) }),
  'POST /api/manage/file/rename': async (asked) => ({ input: { ...(await fileOf(asked)), name: 'renamed.pdf' } }),
  'POST /api/manage/file/remove': async (asked) => ({ input: await fileOf(asked) }),
  'POST /api/manage/review/list': () => ({ input: { list: 'waiting' } }),
  'GET /api/manage/review/info': async (asked) => {
    if (asked.subject !== 'draft') await dropDraftOf(asked);
    return { input: refOf(asked) };
  },
  'POST /api/manage/review/settings': () => ({ input: {} }),
  'POST /api/manage/review/settings/save': async ({ world: { portal } }) => {
    const { version } = await readReviewSettings(portal.db);
    return { input: { version, areas: [{ area: 'service', mode: 'optional', departments: [] }] } };
  },
  'POST /api/manage/structure/info': ({ area }) => ({ input: { area } }),
  'POST /api/manage/structure/save': async ({ world: { portal } }) => {
    const { version, classifications } = await readStructure(portal.db, 'tool', 'en-US');
    const names = { 'en-US': `Category ${classifications.length + 1}` };
    return { input: { area: 'tool', version, change: { kind: 'create', parent: null, names } } };
  },
  'POST /api/manage/seeAs/begin': ({ world: { portal } }) => ({
    input: { reader: { person: portal.people.employee.id }, moment: null },
  }),
  'GET /api/manage/seeAs/info': async (asked) => ({ input: { id: await begunSeeAs(asked) } }),
  'POST /api/manage/seeAs/end': async (asked) => ({ input: { id: await begunSeeAs(asked) } }),
  'POST /api/manage/seeAs/explain': (asked) => ({
    input: { reader: { department: null, location: null, roles: ['employee'] }, moment: null, item: refOf(asked), query: null },
  }),
  'POST /api/manage/person/list': () => ({ input: {} }),
  'GET /api/manage/transfer/info': () => ({ input: {} }),
  'POST /api/manage/transfer/entry/list': async ({ world: { portal } }) => ({ input: { id: await makeTransfer(portal) } }),
  'POST /api/manage/transfer/upload': async ({ world: { portal } }) => {
    await transfersEnded(portal.db);
    return { input: { name: 'content.zip' } };
  },
  'POST /api/manage/transfer/import': async ({ world: { portal } }) => ({ input: { id: await makeTransfer(portal) } }),
  'POST /api/manage/transfer/export': async ({ world: { portal } }) => {
    await transfersEnded(portal.db);
    return { input: { areas: ['tool'] } };
  },
  'GET /api/manage/transfer/download': async ({ world: { portal } }) => ({
    input: { id: await makeTransfer(portal, 'exported') },
  }),
  'POST /api/manage/transfer/discard': async ({ world: { portal } }) => ({ input: { id: await makeTransfer(portal) } }),
  'GET /api/manage/person/info': ({ world: { portal } }) => ({ input: { id: portal.people.employee.id } }),
  'POST /api/manage/person/session/end': async ({ world: { portal } }) => ({ input: await signedInElsewhere(portal) }),
  'POST /api/manage/person/session/endAll': async ({ world: { portal } }) => {
    const { person } = await signedInElsewhere(portal);
    return { input: { person } };
  },
  'POST /api/manage/person/feed/end': async ({ world: { portal } }) => {
    const person = await makePerson(portal.db);
    const { body } = await portal.call(noticeApi.feedCreate, { filter: {} }, { as: person });
    return { input: { person: person.id, id: body.id } };
  },
  'GET /api/health/live': () => ({ input: {} }),
  'GET /api/health/ready': () => ({ input: {} }),
};

/** Signs somebody in, in a browser of their own. Returns their id and that of the session. */
async function signedInElsewhere({ db, deps }: World['portal']) {
  const { id: personId } = await makePerson(db);
  await createSession(deps, { personId, bind: randomBytes(24).toString('base64url'), userAgent: null, idToken: null });
  const { id } = await db.selectFrom('session').where('person', '=', personId).select('id').executeTakeFirstOrThrow();
  return { person: personId, id };
}

async function callback({ world }: Asked) {
  const browser = new Browser(world.portal.app);
  const choice = await browser.follow('/api/user/login/start');
  const form = { method: 'POST', payload: 'person=mei-lin', headers: FORM } as const;
  const { url } = await browser.follow(choice.url.href, form, '/api/user/login/callback');
  return { input: Object.fromEntries(url.searchParams), cookie: cookieOf(browser, 'uc_login') };
}
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function ticket({ world }: Asked) {
  const browser = new Browser(world.portal.app);
  return { input: { ucToken: await demoTicket(browser) }, cookie: cookieOf(browser, 'uc_login') };
}

function cookieOf(browser: Browser, name: string): string {
  const cookie = browser.cookie(name);
  assert(cookie, `no cookie ${name}`);
  return `${name}=${cookie.value}`;
}

async function refreshToken(asked: Asked) {
  const bind = randomBytes(32).toString('base64url');
  const { refreshToken: token } = await signIn(asked, asked.person, bind);
  return { input: { refreshToken: token }, cookie: `uc_bind=${bind}` };
}

async function anotherSession(asked: Asked) {
  if (!asked.person) return { input: { id: randomUUID() } };
  const person = asked.subject === 'own session' ? asked.person : await makePerson(asked.world.portal.db);
  await signIn(asked, person, randomBytes(32).toString('base64url'));
  const sessions = asked.world.portal.db.selectFrom('session').where('person', '=', person.id).select('id');
  return { input: await sessions.orderBy('created_at', 'desc').executeTakeFirstOrThrow() };
}

async function signIn({ world: { portal } }: Asked, person: TestPerson | undefined, bind: string) {
  const { id } = person ?? (await makePerson(portal.db));
  return createSession(portal.deps, { personId: id, bind, userAgent: 'portico-test', idToken: null });
}

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

const asAdmin = async ({ world: { portal } }: Asked, item: ItemRef) =>
  (await portal.call(draftManageApi.info, item, { as: portal.people.admin })).body;

/** Returns a draft of its own for each call, because a call deletes it; or a published item, whose draft is deleted. */
async function draftVersion(asked: Asked) {
  if (asked.subject !== 'draft') {
    await dropDraftOf(asked);
    return { ...refOf(asked), version: 1 };
  }
  const text = { title: 'Draft', summary: '', markdown: 'Not yet.', keywords: [], fields: {} };
  const { area, id } = await makeDraft(asked.world.portal.deps, { area: asked.area, id: randomUUID(), texts: { 'en-US': text } });
  return { area, id, version: 1 };
}

const NEXT_CENTURY = '2126-01-05T08:00:00.000Z';

/** Returns a draft of its own for each call, which is submitted. */
async function submittedVersion(asked: Asked) {
  const draft = await draftVersion(asked);
  const { call, people } = asked.world.portal;
  if (asked.subject === 'draft') await call(draftManageApi.submit, { ...draft, note: null }, { as: people.admin });
  return draft;
}

/** Returns a submitted draft of its own for each call, in an area whose drafts are reviewed. */
async function reviewedVersion(asked: Asked) {
  const areas = { [asked.area]: { mode: 'optional', departments: {} } };
  await putReviewSettings(asked.world.portal.db, { version: 0, areas });
  return submittedVersion(asked);
}

/** Returns a scheduled revision of its own for each call, or an item without one. */
async function scheduledVersion(asked: Asked) {
  const draft = await draftVersion(asked);
  const { call, people } = asked.world.portal;
  const input = { ...draft, publishAt: '2100-01-05T08:00:00.000Z', change: null };
  if (asked.subject === 'draft') await call(draftManageApi.schedule, input, { as: people.admin });
  return { ...draft, version: 1 };
}

/** Returns a draft of its own. */
async function ownDraft({ world, area }: Asked) {
  const text = { title: 'Draft', summary: '', markdown: 'Not yet.', keywords: [], fields: {} };
  const { id } = await makeDraft(world.portal.deps, { area, id: randomUUID(), texts: { 'en-US': text } });
  return { area, id, version: 1 };
}

/** Returns a release of its own for each call, which an administrator began and which has a draft of the area. */
async function filledRelease(asked: Asked) {
  const { call, people } = asked.world.portal;
  const as = people.admin;
  const { area, id, version } = await ownDraft(asked);
  const { body } = await call(releaseApi.create, { name: 'New travel policy' }, { as });
  const added = await call(releaseApi.add, { release: body.id, area, id, version }, { as });
  return { release: body.id, version: added.body.version, item: { area, id } };
}

async function publishedRelease(asked: Asked) {
  const filled = await filledRelease(asked);
  const { call, people } = asked.world.portal;
  const { body } = await call(releaseApi.publish, versionOf(filled), { as: people.admin });
  return { ...filled, version: body.version };
}

const versionOf = ({ release, version }: { release: string; version: number }) => ({ release, version });

/** Returns a published item of its own for each call, because a call changes it; or a draft. */
async function publishedNow(asked: Asked) {
  if (asked.subject === 'draft') return { ...refOf(asked), revision: 1 };
  const { db } = asked.world.portal;
  const audience = asked.subject === 'hidden' ? { departments: ['Legal'] } : {};
  const item = await makeItem(db, { area: asked.area, id: randomUUID(), audience, fields: FACTS[asked.area] });
  await makeRevision(db, item);
  return { area: item.area, id: item.id, revision: 1 };
}

async function archivedNow(asked: Asked) {
  const item = await publishedNow(asked);
  const { call, people } = asked.world.portal;
  if (asked.subject !== 'draft') await call(itemManageApi.archive, item, { as: people.admin });
  return item;
}

const dropDraftOf = (asked: Asked) =>
  asked.world.portal.db.deleteFrom('item_draft').where('item', '=', itemOf(asked).key).execute();

/** Returns a file of its own for each call, because a call removes it. A published item has no draft before the call. */
async function fileOf(asked: Asked) {
  if (asked.subject !== 'draft') await dropDraftOf(asked);
  const file = await makeFile(asked.world.portal.deps, itemOf(asked), { draft: asked.subject === 'draft' });
  return { ...refOf(asked), file };
}

const REMARK = { locale: 'en-US', block: null, text: 'Is this right?' } as const;

/** Returns a remark of that person, if they may leave one, or of an administrator; any id if the item has no draft. */
async function remarkOn(asked: Asked, as?: TestPerson) {
  const { portal } = asked.world;
  const leave = async (person: TestPerson) => portal.call(remarkApi.create, { ...refOf(asked), ...REMARK }, { as: person });
  const answers = [await leave(await makePerson(portal.db, { roles: ['admin'] })), ...(as ? [await leave(as)] : [])];
  const left = answers.filter(({ status }) => status === 200).at(-1);
  return { ...refOf(asked), remarkId: left?.body.id ?? randomUUID() };
}

/** Returns the id of what the caller began to see as somebody else, if they may; any id otherwise. */
async function begunSeeAs({ world: { portal }, person }: Asked) {
  if (!person?.roles.includes('admin')) return randomUUID();
  const input = { reader: { person: portal.people.employee.id }, moment: null };
  return (await portal.call(seeAsApi.begin, input, { as: person })).body.id;
}

async function savedPin({ portal, areas }: World) {
  const { area, id } = areas.service.items.published;
  const pin = { query: `pin ${randomUUID()}`, items: [{ area, id }] };
  const { body } = await portal.call(searchAdminApi.pinSave, pin, { as: portal.people.admin });
  return { id: body.id, revision: body.revision };
}

async function savedGroup({ portal }: World) {
  const group = { words: ['bus', 'coach'] };
  const { body } = await portal.call(searchAdminApi.synonymSave, group, { as: portal.people.admin });
  return { id: body.id, revision: body.revision };
}
