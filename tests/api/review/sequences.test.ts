import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { service, text } from '../support/editing';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { reviewing } from '../support/reviewing';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const step = fc.record({
  who: fc.constantFrom<0 | 1>(0, 1),
  does: fc.constantFrom('save', 'submit', 'approve', 'return', 'publish'),
});

/** State of the draft as the rules say, against which the server's answers are compared. */
interface Model {
  version: number | null;
  revision: number;
  writers: Set<number>;
  submittedBy: number | null;
  approvedVersion: number | null;
}

test('whatever two editors do in whatever order, nothing is published that the other one has not approved in that version', async () => {
  const review = reviewing(portal);
  await review.setMode('required');
  let made = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      // Each sequence has people of its own, because saving is limited per person.
      const people: [TestPerson, TestPerson] = [await review.editor(), await review.editor()];
      const document = service(`sequence-${(made += 1)}`);
      const model: Model = { version: null, revision: 0, writers: new Set(), submittedBy: null, approvedVersion: null };
      for (const { who, does } of steps) await take(review, { document, model, people }, who, does);
    }),
    { numRuns: 40, endOnFailure: true },
  );
});

interface Scene {
  document: ReturnType<typeof service>;
  model: Model;
  people: readonly [TestPerson, TestPerson];
}

async function take(review: ReturnType<typeof reviewing>, { document, model, people }: Scene, who: 0 | 1, does: string) {
  const as = people[who];
  const version = model.version ?? 1;
  const isOthers = model.submittedBy !== who && !model.writers.has(who);
  if (does === 'save') {
    const changed = { ...document, texts: { 'en-US': text(`${document.id} ${version}`) } };
    const { status, body } = await review.save(changed, model.version, as, model.revision);
    assert.equal(status, 200);
    model.version = body.version;
    model.writers.add(who);
  } else if (does === 'submit') {
    assert.equal((await review.submit(document, version, as)).status, model.version === null ? 404 : 200);
    if (model.version !== null) model.submittedBy = who;
  } else if (does === 'approve') {
    const { status } = await review.approve(document, version, as);
    const expected = model.version === null ? 404 : model.submittedBy === null ? 409 : isOthers ? 200 : 403;
    assert.equal(status, expected);
    if (status === 200) model.approvedVersion = version;
  } else if (does === 'return') {
    const { status } = await review.giveBack(document, version, as);
    assert.equal(status, model.version === null ? 404 : model.submittedBy === null ? 409 : 200);
    if (status === 200) Object.assign(model, { submittedBy: null, approvedVersion: null });
  } else {
    const { status, body } = await review.publish(document, version, as);
    const mayBePublished = model.version !== null && model.approvedVersion === model.version;
    assert.equal(status, model.version === null ? 404 : mayBePublished ? 200 : 409);
    if (status !== 200) return;
    const next = { version: null, revision: body.revision, submittedBy: null, approvedVersion: null };
    Object.assign(model, next, { writers: new Set<number>() });
  }
}
