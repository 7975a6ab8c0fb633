/**
 * `npm run check:structure`: counts patterns that make the code hard to navigate, and fails unless every count is zero. Folders
 * that import each other are reported by `npm run check:boundaries`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import {
  contractImports,
  crowdedFolders,
  MAX_FILES,
  missingClasses,
  obscureComments,
  oldConstants,
  type RepositoryFile,
} from './counts';

const MAX_SHOWN = 20;
/** Folders to read, in addition to the files of the root. */
const FOLDERS = ['bench', 'contract', 'docs', 'markdown', 'mock', 'scripts', 'server', 'src', 'tests'];
const READ = /\.(ts|tsx|mjs|cjs|css|md)$/;
const GENERATED = /^src\/\.umi/;

const paths = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`)),
];
const files: RepositoryFile[] = paths
  .filter((path) => READ.test(path) && !GENERATED.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const COUNTS: [name: string, places: string[]][] = [
  ['imports of the contract in src/ui', contractImports(files)],
  [`folders with more than ${MAX_FILES} files of one kind`, crowdedFolders(files)],
  ['comments that begin with a word such as What, Who, Which, How, Of, Whether or Answers', obscureComments(files)],
  ['constants named MOST…', oldConstants(files)],
  ['classes that a CSS module does not have', missingClasses(files)],
];

for (const [name, places] of COUNTS) {
  process.stdout.write(`${places.length}  ${name}\n`);
  for (const place of places.slice(0, MAX_SHOWN)) process.stdout.write(`     ${place}\n`);
  if (places.length > MAX_SHOWN) process.stdout.write(`     and ${places.length - MAX_SHOWN} more\n`);
}
process.exitCode = COUNTS.some(([, places]) => places.length > 0) ? 1 : 0;
