import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { endpoints, type Call } from '../../../contract/api';
import type { Endpoint } from '../../../contract/core/endpoint';
import { mayUseStandby } from '../../../server/http/standby-reads';
import type { TestPerson } from '../support/harness';
import { CALLERS, areaOf, makeCaller, makeWorld, type World } from '../support/roles/callers';
import { INPUTS } from '../support/roles/inputs';
import { startPortalWithStandby, type PortalWithStandby } from './portal-with-standby';

const NOW = new Date();
let portals: PortalWithStandby;
let world: World;
before(async () => {
  portals = await startPortalWithStandby({ now: () => NOW });
  world = await makeWorld(portals.plain);
});
after(() => portals.close());

const READS = endpoints.filter(mayUseStandby);
const callOf = ({ method, path }: Endpoint) => `${method} ${path}` as Call;

for (const endpoint of READS) {
  const call = callOf(endpoint);
  describe(call, () => {
    for (const caller of CALLERS.filter((each) => each !== 'signed out'))
      for (const subject of ['published', 'draft', 'hidden'] as const)
        test(`answers the same from a standby as ${caller} about what is ${subject}, and writes nothing`, async () => {
          const { plain, nearby, standby, log } = portals;
          const area = areaOf(call);
          const person = (await makeCaller(plain, caller, area)) as TestPerson;
          const { input } = await INPUTS[call]({ world, area, subject, person });
          let isUsed = false;
          standby.decide(() => (isUsed = true));
          const headers = await plain.signedIn(person);
          const answers = () => Promise.all([plain, nearby].map((portal) => portal.call(endpoint, input, { headers })));
          const [own, near] = await answers();
          assert.equal(near?.status, own?.status, near?.raw.toString());
          if (near?.status === 200) assert.ok(isUsed, 'the standby was not asked');
          // Frequent searches, which are the same for everybody, may have changed between the two calls.
          if (!isDeepStrictEqual(near?.body, own?.body)) {
            const [again, nearAgain] = await answers();
            assert.deepEqual(nearAgain?.body, again?.body);
          }
          const failures = log.splice(0).flatMap(({ msg, err }) => (err ? [`${msg}: ${err.message}`] : []));
          assert.deepEqual(failures, []);
        });
  });
}
