import { dirname, posix } from 'node:path';
import ts from 'typescript';

export interface RepositoryFile {
  /** Path from the repository's root, separated by `/`. */
  path: string;
  text: string;
}

/** Maximum number of files of one kind in a folder. */
export const MAX_FILES = 25;

const SCRIPT = /\.(ts|tsx|mjs|cjs)$/;
const STYLE = /\.css$/;
/** Folders without a limit: they have one file per database migration, or one per behaviour of a noun. */
const UNBOUNDED = /^server\/db\/migrations$|^tests\/(api|journeys)\/[^/]+$/;
/** First words that hide the subject of a comment. */
const OBSCURE = /^(what|who|whoever|whom|whose|which|how|of|so many|whether|answers)\b/i;
const OLD_CONSTANT = /\bMOST_\w+|\bconst MOST\b/g;
const CONTRACT_IMPORT = /\bfrom\s*['"](?:contract\/|(?:\.\.\/)+contract\/)|\bimport\(\s*['"]contract\//;

/** Returns the places in `src/ui` that import the contract. */
export const contractImports = (files: readonly RepositoryFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith('src/ui/'))
    .flatMap(({ path, text }) => linesWith(text, CONTRACT_IMPORT).map((line) => `${path}:${line}`));

/** Returns the folders with more than MAX_FILES scripts or more than MAX_FILES stylesheets, with the count. */
export function crowdedFolders(files: readonly RepositoryFile[]): string[] {
  return [SCRIPT, STYLE].flatMap((kind) => {
    const counts = new Map<string, number>();
    for (const { path } of files) if (kind.test(path)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    return [...counts]
      .filter(([folder, count]) => count > MAX_FILES && !UNBOUNDED.test(folder))
      .map(([folder, count]) => `${folder}: ${count} files`);
  });
}

/** Returns the positions of comments that begin with a word that hides their subject. */
export const obscureComments = (files: readonly RepositoryFile[]): string[] =>
  files.filter(({ path }) => SCRIPT.test(path) || STYLE.test(path)).flatMap((file) => obscureIn(file));

function obscureIn({ path, text }: RepositoryFile): string[] {
  const comments = STYLE.test(path) ? styleComments(text) : scriptComments(path, text);
  return comments.filter(({ words }) => OBSCURE.test(words)).map(({ line, words }) => `${path}:${line}: ${words}`);
}

/** Returns the positions of constants whose name begins with `MOST`, including mentions in comments and documents. */
export const oldConstants = (files: readonly RepositoryFile[]): string[] =>
  files.flatMap(({ path, text }) => [...text.matchAll(OLD_CONSTANT)].map(([name]) => `${path}: ${name}`));

const STYLES_IMPORT = /\bimport (\w+) from '([^']+\.module\.css)'/g;

/** Returns the uses of classes that the imported CSS module does not define, such as `styles.row` of a module without `.row`. */
export function missingClasses(files: readonly RepositoryFile[]): string[] {
  const modules = new Map(
    files.filter(({ path }) => path.endsWith('.module.css')).map(({ path, text }) => [path, classesIn(text)]),
  );
  return files
    .filter(({ path }) => SCRIPT.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(STYLES_IMPORT)].flatMap(([, name = '', address = '']) => {
        const classes = modules.get(resolveImport(path, address));
        // The compiler reports a module that does not exist.
        if (!classes) return [];
        const used = new RegExp(`(?<![\\w.])${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g');
        return [...text.matchAll(used)]
          .map(({ 1: member, 2: key, index }) => ({ name: member ?? key ?? '', line: lineAt(text, index) }))
          .filter((use) => !classes.has(use.name))
          .map((use) => `${path}:${use.line}: .${use.name} is not in ${address}`);
      }),
    );
}

const classesIn = (css: string): Set<string> =>
  new Set([...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));

const resolveImport = (from: string, address: string): string =>
  address.startsWith('@/') ? `src/${address.slice(2)}` : posix.join(dirname(from), address);

interface Comment {
  /** Line number from 1. */
  line: number;
  /** First line of its text. */
  words: string;
}

function styleComments(text: string): Comment[] {
  return [...text.matchAll(/\/\*[^]*?\*\//g)].map(({ 0: comment, index }) => ({
    line: lineAt(text, index),
    words: firstWords(comment),
  }));
}

/** Returns each block comment, and the first line of each run of line comments. */
function scriptComments(path: string, text: string): Comment[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kindOf(path));
  const found = new Map<number, Comment>();
  /** JSX text, in which slashes do not begin a comment. */
  const shown: ts.TextRange[] = [];
  const note = (start: number, end: number): void => {
    found.set(start, { line: lineAt(text, start), words: firstWords(text.slice(start, end)) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) shown.push(node);
    else {
      ts.forEachLeadingCommentRange(text, node.pos, note);
      ts.forEachTrailingCommentRange(text, node.end, note);
    }
    for (const child of node.getChildren(file)) visit(child);
  };
  visit(file);
  const lines = text.split('\n');
  const continues = ({ line }: Comment): boolean => isLineComment(lines[line - 1]) && isLineComment(lines[line - 2]);
  const isShown = (start: number): boolean => shown.some(({ pos, end }) => pos <= start && start < end);
  return [...found].filter(([start, comment]) => !isShown(start) && !continues(comment)).map(([, comment]) => comment);
}

const isLineComment = (line = ''): boolean => line.trimStart().startsWith('//');

const firstWords = (comment: string): string =>
  comment
    .replace(/^\/[/*]+/, '')
    .replace(/\*\/$/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s*/, '').trim())
    .find((line) => line !== '') ?? '';

const kindOf = (path: string): ts.ScriptKind =>
  path.endsWith('.tsx') ? ts.ScriptKind.TSX : path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JS;

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

const linesWith = (text: string, pattern: RegExp): number[] =>
  text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
