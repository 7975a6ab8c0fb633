import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { endpoints, type Call } from '../../../contract/api';
import type { Area } from '../../../contract/core/areas';
import type { Endpoint } from '../../../contract/core/endpoint';
import { serviceApi } from '../../../contract/service';
import { makeItem, makePerson, type MadeItem } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';
import { CALLERS, areaOf, isAboutItem, makeCaller, makeWorld, type Subject, type World } from '../support/roles/callers';
import { INPUTS } from '../support/roles/inputs';
import { FIND, TABLE, type Outcome, type Row } from '../support/roles/table';

/** Error code of a refusal for which the endpoint declares none with that status. */
const CODES = { 401: 'session.missing', 403: 'permission.denied' } as const;

let portal: TestApp;
let world: World;
before(async () => {
  portal = await startTestApp();
  world = await makeWorld(portal);
});
after(() => portal.close());

const ABOUT: Partial<Record<Subject, string>> = {
  anything: '',
  draft: ' about a draft',
  hidden: ' about what is published for others',
};
const callOf = ({ method, path }: Endpoint) => `${method} ${path}` as Call;

test('has rows for exactly the calls of the contract', () => {
  assert.deepEqual(Object.keys(TABLE).sort(), endpoints.map(callOf).sort());
  for (const [call, subjects] of Object.entries(TABLE)) assert.ok(Object.keys(subjects).length > 0, call);
});

for (const endpoint of endpoints) {
  describe(callOf(endpoint), () => {
    const area = areaOf(callOf(endpoint));
    const subjects = Object.entries(TABLE[callOf(endpoint)]) as [Subject, Row][];
    for (const [subject, row] of subjects) {
      const about = ABOUT[subject] ?? ` about ${subject}`;
      CALLERS.forEach((caller, column) => {
        const outcome = row[column] as Outcome;
        test(`returns ${outcome} to ${caller}${about}`, async () => {
          const person = await makeCaller(portal, caller, area);
          const { input, cookie, content } = await INPUTS[callOf(endpoint)]({ world, area, subject, person });
          const headers = { origin: portal.deps.config.publicUrl, ...(cookie && { cookie }) };
          const answer = await portal.call(endpoint, input, { as: person, headers, ...(content && { content }) });
          expectOutcome(endpoint, itemOf(area, subject), outcome, answer);
        });
      });
    }
  });
}

interface Answered {
  status: number;
  body: unknown;
  raw: Buffer;
  headers: Record<string, unknown>;
}

function expectOutcome(
  endpoint: Endpoint,
  item: MadeItem | undefined,
  outcome: Outcome,
  { status, body, raw, headers }: Answered,
): void {
  assert.equal(status, outcome === 'none' ? 200 : outcome, raw.toString().slice(0, 300));
  if (outcome === 'none') assert.ok(!holds(body, item?.id));
  else if (outcome === 302) assert.doesNotMatch(String(headers.location), /[?&]error=/);
  else if (outcome === 200) expectGood(endpoint, item, body, raw);
  else expectRefusal(endpoint, outcome, (body as { code: string }).code);
}

/** Asserts that a successful response matches the contract and that a list contains the item. */
function expectGood(endpoint: Endpoint, item: MadeItem | undefined, body: unknown, raw: Buffer): void {
  const { answer } = endpoint;
  if (typeof answer === 'string') assert.ok(raw.length > 0);
  else answer.parse(body);
  const isList = Array.isArray(body) || Array.isArray((body as { items?: unknown } | undefined)?.items);
  const isOfPeople = endpoint.path === '/api/manage/insights/missing/list';
  const finds = (isList && !isOfPeople) || TABLE[callOf(endpoint)] === FIND;
  if (finds && item) assert.ok(holds(body, item.id));
}

function expectRefusal(endpoint: Endpoint, outcome: 401 | 403 | 404, code: string): void {
  if (outcome === 404)
    assert.ok(
      endpoint.errors?.some((known) => known === code && code.endsWith('.not_found')),
      code,
    );
  else assert.equal(code, CODES[outcome]);
}

const itemOf = (area: Area, subject: Subject) => (isAboutItem(subject) ? world.areas[area].items[subject] : undefined);

const holds = (body: unknown, id = ''): boolean => JSON.stringify(body).includes(`"id":"${id}"`);

for (const [name, person, mayEdit] of [
  ['an employee', {}, false],
  ['an employee with areas but not the role', { editorAreas: ['service'] }, false],
  ['an editor of the area', { roles: ['editor'], editorAreas: ['service'] }, true],
  ['an editor of another area', { roles: ['editor'], editorAreas: ['notice'] }, false],
  ['an editor of no area', { roles: ['editor'] }, false],
  ['an editor of its department', { roles: ['editor'], editorAreas: ['service'], editorDepartments: ['Legal', '财务部'] }, true],
  ['an editor of another department', { roles: ['editor'], editorAreas: ['service'], editorDepartments: ['Legal'] }, false],
  ['an administrator', { roles: ['admin'] }, true],
] as const) {
  test(`reports to ${name} that they may ${mayEdit ? '' : 'not '}edit a service`, async () => {
    const { db, call } = portal;
    const { id } = await makeItem(db, { department: { 'en-US': 'Finance', 'zh-CN': '财务部' } });
    const { body } = await call(serviceApi.info, { id }, { as: await makePerson(db, person) });
    assert.deepEqual(body.can, { edit: mayEdit });
  });
}
