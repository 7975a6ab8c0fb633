import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { seeAsApi } from '../../../../contract/manage/see-as';
import { searchAdminApi } from '../../../../contract/search-admin';
import { noticeApi } from '../../../../contract/notice';
import { readReviewSettings } from '../../../../server/modules/review/settings';
import { managedEntryOf } from '../../../../server/modules/directory/entries';
import { listDirectory } from '../../../../server/modules/person/directory-repository';
import { listSlides } from '../../../../server/modules/home/slide-repository';
import { slidesHash, writtenSlide } from '../../../../server/modules/home/written-slides';
import { readDepartments } from '../../../../server/modules/department/service';
import { readStructure } from '../../../../server/modules/structure/service';
import { createSession } from '../../../../server/modules/session/service';
import { makeDirectoryPerson, makePerson } from '../factories';
import { makeTransfer, transfersEnded } from '../transfers';
import { type World } from './callers';
import { nothing, refOf, type Asked, type Inputs } from './asked';

/** Valid inputs of the calls for search rules, insights and administration. */
export const ADMINISTRATION_INPUTS = {
  'POST /api/manage/search/empty/list': () => ({ input: {} }),
  'POST /api/manage/search/rating/list': () => ({ input: {} }),
  'POST /api/manage/search/pin/list': () => ({ input: {} }),
  'POST /api/manage/search/pin/save': (asked) => ({
    input: { query: `pin ${randomUUID()}`, items: [refOf(asked)] },
  }),
  'POST /api/manage/search/pin/remove': async ({ world }) => ({ input: await savedPin(world) }),
  'POST /api/manage/search/synonym/list': () => ({ input: {} }),
  'POST /api/manage/search/synonym/save': () => ({ input: newGroup() }),
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
  'POST /api/manage/audit/list': () => ({ input: { pageSize: 5 } }),
  'GET /api/manage/audit/export': () => ({ input: { format: 'csv', from: '2026-01-01T00:00:00Z' } }),
  'POST /api/manage/insights/overview': () => ({ input: {} }),
  'POST /api/manage/insights/item/list': () => ({ input: { days: '7' } }),
  'POST /api/manage/insights/comment/list': () => ({ input: { days: '90' } }),
  'POST /api/manage/insights/item': (asked) => ({ input: refOf(asked) }),
  'POST /api/manage/insights/missing/list': (asked) => ({ input: refOf(asked) }),
  'GET /api/manage/insights/export': () => ({ input: { days: '7' } }),
  'POST /api/manage/review/settings': () => ({ input: {} }),
  'POST /api/manage/review/settings/save': async ({ world: { portal } }) => {
    const { version } = await readReviewSettings(portal.db);
    return { input: { version, areas: [{ area: 'service', mode: 'optional', departments: [] }] } };
  },
  'POST /api/manage/home/info': () => ({ input: {} }),
  'POST /api/manage/home/save': async ({ world: { portal } }) => {
    const version = slidesHash((await listSlides(portal.db)).map(writtenSlide));
    const texts = { 'en-US': { title: `Slide ${version}`, text: '', alt: '' } };
    const slide = {
      id: null,
      hue: 'tool',
      item: null,
      link: '/tool',
      startsAt: null,
      endsAt: null,
      isOn: true,
      picture: null,
    } as const;
    return { input: { version, slides: [{ ...slide, texts }] } };
  },
  'POST /api/manage/home/upload': () => ({ input: { name: 'slide.svg' }, content: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  'POST /api/manage/directory/list': () => ({ input: {} }),
  'POST /api/manage/directory/save': () => {
    const facts = { kind: 'person', name: { 'en-US': 'Amelia Hart' }, role: null, department: null, email: null } as const;
    const others = { phone: null, replyHours: null, hours: null, picture: null, position: null };
    return { input: { id: null, version: null, ...facts, ...others } };
  },
  'POST /api/manage/directory/remove': async ({ world: { portal } }) => {
    const id = `leaving-${randomBytes(4).toString('hex')}`;
    await makeDirectoryPerson(portal.db, { id });
    const entry = (await listDirectory(portal.db)).find((each) => each.id === id);
    assert(entry);
    return { input: { id, version: managedEntryOf(entry, 0).version } };
  },
  'POST /api/manage/directory/upload': () => ({
    input: { name: 'portrait.svg' },
    content: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }),
  'POST /api/manage/structure/info': ({ area }) => ({ input: { area } }),
  'POST /api/manage/structure/save': async ({ world: { portal } }) => {
    const { version, classifications } = await readStructure(portal.db, 'tool', 'en-US');
    const names = { 'en-US': `Category ${classifications.length + 1}` };
    return { input: { area: 'tool', version, change: { kind: 'create', parent: null, names } } };
  },
  'POST /api/manage/department/info': () => ({ input: {} }),
  'POST /api/manage/department/save': async ({ world: { portal } }) => {
    const { version, departments } = await readDepartments(portal.db, 'en-US');
    const names = { 'en-US': `Department ${departments.length + 1}` };
    return { input: { version, change: { kind: 'create', names } } };
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
} satisfies Inputs;

/** Signs somebody in, in a browser of their own. Returns their id and that of the session. */
async function signedInElsewhere({ db, deps }: World['portal']) {
  const { id: personId } = await makePerson(db);
  await createSession(deps, { personId, bind: randomBytes(24).toString('base64url'), userAgent: null, idToken: null });
  const { id } = await db.selectFrom('session').where('person', '=', personId).select('id').executeTakeFirstOrThrow();
  return { person: personId, id };
}

/** Starts a *See as* view for the caller and returns its id. Returns a random id if the caller may not do this. */
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

/** Returns a group of words that does not exist yet. */
const newGroup = () => ({ words: ['bus', `coach ${randomUUID()}`] });

async function savedGroup({ portal }: World) {
  const { body } = await portal.call(searchAdminApi.synonymSave, newGroup(), { as: portal.people.admin });
  return { id: body.id, revision: body.revision };
}
