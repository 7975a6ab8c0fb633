import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bodiesOf, noCounts, threeBlocks, tryBody, type Counts } from '../unit/studio/round-trip';

const folder = process.env.PORTICO_HANDBOOK ?? '';
assert(folder, 'PORTICO_HANDBOOK must name the content folder that this test opens');
const bodies = bodiesOf(folder);

/** Opens, edits and saves every document with the line ends, and prints the figures. */
function tryFolder(lineEnd: string, isEdited?: typeof threeBlocks): Counts {
  const counts = noCounts();
  for (const { path, markdown } of bodies) tryBody({ path, markdown: markdown.replace(/\r?\n/g, lineEnd) }, counts, isEdited);
  const { problems, ...figures } = counts;
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  assert.deepEqual(problems, []);
  return counts;
}

/** Every block would take minutes; PORTICO_EDITOR_EVERY=1 edits them all. */
const every = Number(process.env.PORTICO_EDITOR_EVERY ?? 4);

test('a word changed in a block of any document changes no other block', () => {
  const { edited, refused } = tryFolder('\n', (index) => index % every === 0);
  assert(refused / edited < 0.001, `${refused} of ${edited} edits were refused`);
});

test('line ends of Windows stay as they are', () => {
  tryFolder('\r\n', threeBlocks);
});
