import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { level1, level2 } from './asvs-requirements.json';

const DOCUMENTS = ['docs/security.md', 'docs/security-policies.md'];
const VERDICTS = ['holds', 'not applicable', 'does not hold'];
/** Matches words in backticks that are paths; others are names of settings, cookies and headers. */
const PATH = /^(?:\.?\w[\w.-]*\/)+[\w.-]+$|^\.?[\w-]+(?:\.[\w-]+)*\.(?:md|json|yaml|mjs|cjs|ts)$|^Dockerfile$/;
/** Words that look like paths but name no file of the repository. */
const NO_PATHS = ['database/log', 'audit_event'];

const text = readFileSync('docs/security.md', 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [, id = '', level, , verdict = '', evidence = ''] = line.split('|').map((cell) => cell.trim());
    return { id, level: Number(level), verdict, evidence };
  });

/** Returns the paths in backticks, and those of links to files, relative to the root. */
function pathsIn(document: string): string[] {
  const content = readFileSync(document, 'utf8');
  const named = Array.from(content.matchAll(/`([^`\n]+)`/g), ([, word = '']) => word);
  const linked = Array.from(content.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g), ([, target = '']) =>
    join(dirname(document), target),
  );
  return [...named.filter((word) => PATH.test(word) && !NO_PATHS.includes(word)), ...linked];
}

test('the table has every requirement of levels 1 and 2 once, with its level and a verdict', () => {
  const asked = [...level1.map((id) => `${id} 1`), ...level2.map((id) => `${id} 2`)].sort();
  expect(rows.map(({ id, level }) => `${id} ${level}`).sort()).toEqual(asked);
  expect(rows.filter(({ verdict }) => !VERDICTS.includes(verdict))).toEqual([]);
});

test.each(DOCUMENTS)('%s names only files that exist', (document) => {
  const paths = pathsIn(document);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('every requirement that holds names a file', () => {
  const without = rows.filter(({ verdict, evidence }) => verdict === 'holds' && !/`[^`]+\/[^`]+`/.test(evidence));
  expect(without.map(({ id }) => id)).toEqual(['V6.4.2']);
});

test('the counts and the list of requirements that do not hold match the table', () => {
  for (const verdict of VERDICTS) {
    const found = rows.filter((row) => row.verdict === verdict);
    const counts = [1, 2].map((level) => found.filter((row) => row.level === level).length);
    const line = new RegExp(`^\\| ${verdict} +\\| +${[...counts, found.length].join(' +\\| +')} +\\|$`, 'm');
    expect({ verdict, counts, isInTable: line.test(text) }).toEqual({ verdict, counts, isInTable: true });
  }
  const section = /^## What does not hold$([\s\S]*?)^## /m.exec(text)?.[1] ?? '';
  const listed = Array.from(section.matchAll(/V\d+\.\d+\.\d+/g), ([id]) => id);
  expect(listed.sort()).toEqual(rows.flatMap(({ id, verdict }) => (verdict === 'does not hold' ? [id] : [])).sort());
});
