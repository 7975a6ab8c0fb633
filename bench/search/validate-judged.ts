import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { placeOf } from '../../server/modules/item/markdown/references';
import { PROJECT_FOLDER } from '../../server/config/project-folder';
import { CORPORA, HALVES, judgedQueries, LANGUAGES, type JudgedQuery } from './judged';

const MIN_A_LANGUAGE = 70;
const MAX_ZERO = 6;
/** Date that the sample's texts are about; documents published later are hidden from everyone. */
const WRITTEN = '2026-11-20';
const SAMPLE = join(PROJECT_FOLDER, 'sample-content');

/** Front matter of a corpus's base files, keyed by `area/id`. */
type Documents = Map<string, string>;

/** Returns the documents of a folder, with the names that an import gives them. */
async function readDocuments(folder: string): Promise<Documents> {
  const documents: Documents = new Map();
  const names = await readdir(folder, { recursive: true });
  for (const path of names.map((name) => name.split(sep).join('/')).filter((name) => /\.md$/i.test(name))) {
    const place = placeOf(path);
    if (!place || place.locale) continue;
    const [, frontMatter = ''] = (await readFile(join(folder, path), 'utf8')).split(/^---[ \t]*$/m);
    documents.set(`${place.area}/${place.id}`, frontMatter);
  }
  return documents;
}

const twice = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const byCodes = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
/** Returns the stratum of a query: queries of one language and class are split into halves together. */
const stratumOf = ({ lang, class: kind }: JudgedQuery): string => `${lang} ${kind}`;
const strata = (queries: readonly JudgedQuery[]): string[] => [...new Set(queries.map(stratumOf))];

function idProblems(queries: readonly JudgedQuery[]): string[] {
  const ids = twice(queries.map(({ id }) => id)).map((id) => `${id}: this id is there twice`);
  const foreign = queries.filter(({ id, lang }) => !id.startsWith(`${lang}-`));
  const same = twice(queries.map(({ corpus, lang, query }) => `${corpus} ${lang} ${query}`));
  return [
    ...ids,
    ...foreign.map(({ id }) => `${id}: its id is of another language`),
    ...same.map((query) => `asked twice: ${query}`),
  ];
}

function countProblems(queries: readonly JudgedQuery[]): string[] {
  const few = LANGUAGES.filter((lang) => queries.filter((query) => query.lang === lang).length < MIN_A_LANGUAGE);
  const zeros = queries.filter((query) => query.class === 'zero').length;
  return [
    ...few.map((lang) => `fewer than ${MIN_A_LANGUAGE} queries in ${lang}`),
    ...(zeros > MAX_ZERO ? [`${zeros} queries that find nothing, more than ${MAX_ZERO}`] : []),
  ];
}

function gradeProblems({ id, class: kind, grades }: JudgedQuery): string[] {
  const given = Object.values(grades);
  if (kind === 'zero') return given.length ? [`${id}: should find nothing, but has grades`] : [];
  return Math.max(0, ...given) < 2 ? [`${id}: no document with grade 2 or 3`] : [];
}

/** Returns the problems of a stratum with the rule of README.md, which assigns queries to halves mechanically. */
function halfProblems(queries: readonly JudgedQuery[], stratum: string): string[] {
  const order = ({ corpus, query }: JudgedQuery) => `${CORPORA.indexOf(corpus)} ${hash(query)}`;
  const members = queries.filter((query) => stratumOf(query) === stratum).sort((a, b) => byCodes(order(a), order(b)));
  const first = parseInt(hash(stratum).charAt(0), 16);
  const wrong = members.filter(({ half }, index) => half !== HALVES[(index + first) % HALVES.length]);
  const missing = HALVES.filter((half) => members.length > 1 && !members.some((query) => query.half === half));
  return [
    ...wrong.map(({ id }) => `${id}: the rule puts it into the other half`),
    ...missing.map((half) => `${stratum}: nothing in the half "${half}"`),
  ];
}

/** Returns why the person who searches cannot see the document, which must then not be graded; null if it is visible. */
function whyHidden(frontMatter: string, lang: JudgedQuery['lang']): string | null {
  if (/^draft: true$/m.test(frontMatter)) return 'is a draft';
  const publishedAt = /^publishedAt: (\S+)/m.exec(frontMatter)?.[1] ?? '';
  if (publishedAt > WRITTEN) return `is published on ${publishedAt}`;
  const audience = /^audience:\n((?: .*\n?)*)/m.exec(frontMatter)?.[1];
  const isForAsker = audience === undefined || (lang === 'zh' && /^ +locations: \[Shanghai\]$/.test(audience.trimEnd()));
  return isForAsker ? null : 'is for others than who asks';
}

function documentProblems({ id, lang, grades }: JudgedQuery, documents: Documents): string[] {
  return Object.keys(grades).flatMap((name) => {
    const frontMatter = documents.get(name);
    const problem = frontMatter === undefined ? 'is not there' : whyHidden(frontMatter, lang);
    return problem === null ? [] : [`${id}: ${name} ${problem}`];
  });
}

async function corpusProblems(queries: readonly JudgedQuery[]): Promise<string[]> {
  const folders = { sample: SAMPLE, handbook: process.env.PORTICO_HANDBOOK };
  const problems: string[] = [];
  for (const corpus of CORPORA) {
    const folder = folders[corpus];
    const asked = queries.filter((query) => query.corpus === corpus);
    if (!folder) console.log(`${asked.length} queries over the ${corpus}: documents not checked, PORTICO_HANDBOOK is not given`);
    const documents = folder ? await readDocuments(folder) : null;
    if (documents) problems.push(...asked.flatMap((query) => documentProblems(query, documents)));
  }
  return problems;
}

function printCounts(queries: readonly JudgedQuery[]): void {
  for (const stratum of strata(queries)) {
    const members = queries.filter((query) => stratumOf(query) === stratum);
    const counts = HALVES.map((half) => `${half} ${members.filter((query) => query.half === half).length}`);
    console.log(`${stratum.padEnd(24)} ${counts.join('  ')}`);
  }
  const grades = queries.reduce((sum, query) => sum + Object.keys(query.grades).length, 0);
  console.log(`${queries.length} queries, ${grades} grades`);
}

const queries = await judgedQueries();
printCounts(queries);
const problems = [
  ...idProblems(queries),
  ...countProblems(queries),
  ...queries.flatMap(gradeProblems),
  ...strata(queries).flatMap((stratum) => halfProblems(queries, stratum)),
  ...(await corpusProblems(queries)),
];
for (const problem of problems) console.error(problem);
console.log(problems.length ? `${problems.length} problems` : 'no problems');
process.exitCode = problems.length ? 1 : 0;
