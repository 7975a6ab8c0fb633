import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { endpoints, type Call } from '../../../contract/api';
import type { Endpoint } from '../../../contract/core/endpoint';
import { SEE_AS_HEADER } from '../../../contract/core/see-as-header';
import { seeAsApi, type ReaderChoice } from '../../../contract/manage/see-as';
import { makePerson } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { CALLERS, areaOf, makeCaller, makeWorld, type World } from '../support/roles/callers';
import { INPUTS } from '../support/roles/inputs';

let portal: TestApp;
let world: World;
before(async () => {
  portal = await startTestApp();
  world = await makeWorld(portal);
});
after(() => portal.close());

const callOf = ({ method, path }: Endpoint) => `${method} ${path}` as Call;
const READERS_CALLS = endpoints.filter(({ permission }) => permission === 'content.read');

/** Calls of readers that change something, and those of preview links. */
const REFUSED =
  /update(?!d)|feedback$|feed\/(create|remove)|acknowledge|markAllRead|dismiss|search\/rate|preview\/(open|remark|looksRight)/;
/** Counting a view answers the count, and counts nothing. */
const UNCOUNTED = /updateViews$/;
const isRefused = (call: Call) => REFUSED.test(call) && !UNCOUNTED.test(call);

/** Begins to see the portal as a reader, as an administrator of its own, and returns the options of calls that are made so. */
async function seenAs(reader: ReaderChoice, moment: string | null = null) {
  const as = await makePerson(portal.db, { roles: ['employee', 'admin'] });
  const { status, body } = await portal.call(seeAsApi.begin, { reader, moment }, { as });
  assert.equal(status, 200);
  return { as, headers: { origin: portal.deps.config.publicUrl, [SEE_AS_HEADER]: body.id } };
}

for (const endpoint of READERS_CALLS) {
  const call = callOf(endpoint);
  describe(call, () => {
    for (const caller of CALLERS.filter((each) => each !== 'signed out'))
      for (const subject of ['published', 'draft', 'hidden'] as const)
        test(`${isRefused(call) ? 'is refused' : 'answers the same'} as ${caller} about what is ${subject}`, async () => {
          const area = areaOf(call);
          const person = (await makeCaller(portal, caller, area)) as TestPerson;
          const { input } = await INPUTS[call]({ world, area, subject, person });
          const asPerson = await seenAs({ person: person.id });
          const seen = await portal.call(endpoint, input, asPerson);
          const own = await portal.call(endpoint, input, { as: person, headers: { origin: portal.deps.config.publicUrl } });
          if (isRefused(call)) {
            assert.ok(seen.status === 409 || seen.status === own.status, seen.raw.toString());
            assert.notEqual(seen.status, 200);
          } else {
            assert.equal(seen.status, own.status, seen.raw.toString());
            if (UNCOUNTED.test(call) || isDeepStrictEqual(seen.body, own.body)) return;
            // Frequent searches, which are the same for everybody, may have changed between the two calls.
            assert.deepEqual((await portal.call(endpoint, input, asPerson)).body, own.body);
          }
        });
  });
}
