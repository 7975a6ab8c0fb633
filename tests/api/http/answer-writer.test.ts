import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { z } from 'zod';
import { answerWriter } from '../../../server/http/answers/answer-writer';
import { factsReader } from '../../../server/modules/area/facts';

const item = z.object({ id: z.string(), url: z.url().max(20).nullable(), kind: z.enum(['a', 'b']).nullable() });
const answer = z.object({ total: z.int(), groups: z.array(z.object({ name: z.string(), items: z.array(item) })) });
const good = { id: 'good', url: null, kind: null };
const written = (items: readonly unknown[], more: object = {}) => {
  const report = mock.fn<(error: unknown, paths: string[]) => void>();
  const data = {
    total: 1,
    groups: [
      { name: 'G', items: [] },
      { name: 'H', items },
    ],
    ...more,
  };
  const text = answerWriter(answer, report)(data);
  const [call] = report.mock.calls;
  return { items: (JSON.parse(text) as z.infer<typeof answer>).groups[1]?.items, left: call?.arguments[1] };
};

test('serializes a value that fails only a format or length check', () => {
  const odd = { id: 'odd', url: 'no address, and too long for one', kind: 'a' };
  assert.deepEqual(written([odd, good]), { items: [odd, good], left: undefined });
});

test('omits list entries that cannot be serialized and logs their paths', () => {
  const broken = [{ id: 'broken' }, { id: 'other', url: null, kind: 'c' }, null];
  assert.deepEqual(written([broken[0], good, ...broken.slice(1)]), {
    items: [good],
    left: ['groups.1.items.0', 'groups.1.items.2', 'groups.1.items.3'],
  });
});

test('fails the whole response for an invalid value outside of a list', () => {
  assert.throws(() => written([good], { total: undefined }));
});

test('treats an invalid field as missing and logs the item and the reason', () => {
  const fields = z.strictObject({ url: z.url().nullable().default(null), level: z.int().default(1) });
  const log = { error: mock.fn() };
  const facts = { area: 'tool', id: 'chat', fields: { url: 'x', level: 3, gone: true }, textFields: {} } as const;
  assert.deepEqual(factsReader(fields, z.strictObject({}))(facts, { log }), { url: null, level: 3 });
  assert.deepEqual(log.error.mock.calls[0]?.arguments[0], { area: 'tool', id: 'chat', reasons: ['url: Invalid URL'] });
});
