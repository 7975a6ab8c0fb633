import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TaggedAnswer } from '../../../server/http/answers/answer-bytes';
import { keepParts, type KeptParts, type PartReader } from '../../../server/modules/kept/kept-parts';
import { readPersonState } from '../../../server/modules/kept/person-state-repository';
import { makeItem, makePerson } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const stateOf = ({ id }: TestPerson) => readPersonState(portal.db, { person: id, keys: [] });

/** Returns the tag of an answer that is built from shared parts and the person's own values. */
async function tagOf(
  kept: KeptParts,
  person: TestPerson,
  read: (reader: PartReader) => Promise<{ parts?: { id: number; load: number; value: object }[]; personal?: string }>,
): Promise<string> {
  const readContext = { viewer: person, locale: 'en-US', now: new Date(), log: portal.app.log } as const;
  const answer = await kept.answer<object>(
    readContext,
    async (reader) => {
      const { parts = [], personal = '' } = await read(reader);
      return { version: (await stateOf(person)).version, parts, personal, build: () => ({}) };
    },
    () => Promise.reject(new Error('not made of parts')),
  );
  assert(answer instanceof TaggedAnswer);
  return answer.tag;
}

test('a part that is loaded again with the same value keeps its id, and one with another value does not', async () => {
  const kept = keepParts(portal.db, 100_000);
  const person = await makePerson(portal.db);
  const load = (title: string) =>
    tagOf(kept, person, async ({ part }) => ({ parts: [await part('one', () => Promise.resolve({ titles: [title] }))] }));
  const first = await load('Desk');
  await makeItem(portal.db);
  assert.equal(await load('Desk'), first);
  await makeItem(portal.db);
  const second = await load('Chair');
  assert.notEqual(second, first);
  await makeItem(portal.db);
  assert.notEqual(await load('Desk'), first);
});

test('personal values are cached up to the memory limit, and the least recently used are evicted first', async () => {
  const kept = keepParts(portal.db, 10_000);
  const people = await Promise.all(Array.from({ length: 8 }, () => makePerson(portal.db)));
  let reads: TestPerson[] = [];
  const look = (person: TestPerson) =>
    tagOf(kept, person, async ({ personal }) => {
      const { values } = await personal('values', async () => {
        reads.push(person);
        return { ...(await stateOf(person)), values: person.id + 'x'.repeat(2_000) };
      });
      return { personal: values };
    });
  for (const person of people) assert.match(await look(person), new RegExp(person.id));
  assert.deepEqual(reads, people);
  reads = [];
  const [first, last] = [people[0], people.at(-1)];
  assert(first && last);
  assert.match(await look(last), new RegExp(last.id));
  assert.match(await look(first), new RegExp(first.id));
  assert.deepEqual(reads, [first]);
});

test('concurrent calls of one person read their personal values once, and a failure is not cached', async () => {
  const kept = keepParts(portal.db, 100_000);
  const person = await makePerson(portal.db);
  let reads = 0;
  const look = (isBroken = false) =>
    tagOf(kept, person, async ({ personal }) => {
      const { values } = await personal('values', async () => {
        reads += 1;
        if (isBroken) throw new Error('broken');
        return { ...(await stateOf(person)), values: 'seen' };
      });
      return { personal: values };
    });
  await assert.rejects(look(true), /not made of parts/);
  const tags = await Promise.all([look(), look(), look()]);
  assert.deepEqual(new Set(tags), new Set([' seen']));
  assert.equal(reads, 2);
  const { key } = await makeItem(portal.db);
  await look();
  await portal.db.insertInto('favourite').values({ person: person.id, item: key }).execute();
  reads = 0;
  await Promise.all([look(), look(), look()]);
  assert.equal(reads, 1, 'after a change');
});
