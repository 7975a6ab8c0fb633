import { bodiesOf, noCounts, threeBlocks, tryBody } from './round-trip';

const bodies = bodiesOf('sample-content');

test('an editor who changes a word of any block of a sample document changes no other block', () => {
  const counts = noCounts();
  for (const body of bodies) tryBody(body, counts);
  expect(counts).toMatchObject({ bodies: bodies.length, refused: 0, problems: [] });
  expect(counts.edited).toBeGreaterThan(1500);
});

test('line ends of Windows stay as they are', () => {
  const counts = noCounts();
  for (const { path, markdown } of bodies) tryBody({ path, markdown: markdown.replaceAll('\n', '\r\n') }, counts, threeBlocks);
  expect(counts).toMatchObject({ refused: 0, problems: [] });
});
