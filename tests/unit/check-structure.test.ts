import {
  contractImports,
  crowdedFolders,
  MAX_FILES,
  missingClasses,
  obscureComments,
  oldConstants,
} from '../../scripts/check-structure/counts';

const files = (folder: string, count: number, ending = 'ts') =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/file-${index}.${ending}`, text: '' }));

test('counts imports of the contract in src/ui only', () => {
  const text = "import { useRef } from 'react';\nimport type { Locale } from 'contract/core/locale';\n";
  expect(
    contractImports([
      { path: 'src/ui/list/Pager.tsx', text },
      { path: 'src/lib/paths.ts', text },
    ]),
  ).toEqual(['src/ui/list/Pager.tsx:2']);
});

test('counts the files of each kind separately to find crowded folders', () => {
  expect(crowdedFolders([...files('src/ui', MAX_FILES), ...files('src/ui', MAX_FILES, 'module.css')])).toEqual([]);
  expect(crowdedFolders(files('src/ui', MAX_FILES + 1))).toEqual([`src/ui: ${MAX_FILES + 1} files`]);
});

test.each(['server/db/migrations', 'tests/api/session'])('%s may hold any number of files', (folder) => {
  expect(crowdedFolders(files(folder, MAX_FILES + 1))).toEqual([]);
});

test.each([
  ['/** What is shown. */\nconst a = 1;', 1],
  ['\n// Of no length\nconst a = 1;', 2],
  ['/**\n * So many are read\n * at once.\n */\nconst a = 1;', 1],
  ['const a = 1; // whether it is so', 1],
  ['/** Answers how many are read. */\nconst a = 1;', 1],
  ['const view = <p>{/* Whoever asks */}</p>;', 1],
])('counts the comment in %j', (text, line) => {
  expect(obscureComments([{ path: 'src/a.tsx', text }])).toEqual([expect.stringMatching(`^src/a.tsx:${line}: `)]);
});

test.each([
  "const a = '// What is quoted';",
  '/** Returns whether it is so. */\nconst a = 1;',
  '// Waits for the server.\n// What it answers is dropped.\nconst a = 1;',
  '// Offline.\nconst a = 1;',
  'const view = <p>// What people read</p>;',
])('counts no comment in %j', (text) => {
  expect(obscureComments([{ path: 'src/a.tsx', text }])).toEqual([]);
});

test('counts a comment in a style sheet', () => {
  expect(obscureComments([{ path: 'src/a.css', text: '.a {\n  /* Whom it is for */\n}' }])).toEqual([
    'src/a.css:2: Whom it is for',
  ]);
});

test.each(['', '_ROWS'])('counts a constant with the old prefix for a maximum, followed by "%s"', (rest) => {
  const [old, current] = ['MOST', 'MAX'].map((word) => `const ${word}${rest}`);
  const [found] = oldConstants([{ path: 'a.ts', text: `${old} = 1; ${current} = 2;` }]);
  expect(found).toMatch(/^a\.ts: .*MOST/);
  expect(oldConstants([{ path: 'a.ts', text: `${current} = 2;` }])).toEqual([]);
});

const css = { path: 'src/ui/Row.module.css', text: '/* .old */\n.row { color: red; }\n.row > .icon-small { color: red; }' };

test.each([
  ["import styles from './Row.module.css';\nconst a = styles.row;\nconst b = styles.old;", 3, 'old'],
  ["import row from '@/ui/Row.module.css';\nconst a = row['icon-small'] + row['icon-large'];", 2, 'icon-large'],
])('counts the class in %j that the CSS module does not have', (text, line, name) => {
  expect(missingClasses([css, { path: 'src/ui/Row.tsx', text }])).toEqual([
    expect.stringMatching(`^src/ui/Row\\.tsx:${line}: \\.${name} is not in `),
  ]);
});

test('ignores computed class names and classes of other objects', () => {
  const text = "import styles from './Row.module.css';\nconst a = styles[name];\nconst b = item.styles.old;";
  expect(missingClasses([css, { path: 'src/ui/Row.tsx', text }])).toEqual([]);
});
