import { tmpdir } from 'node:os';
import { rm } from 'node:fs/promises';
import { readConfig } from '../../../server/config/config';
import { importFolder } from '../../../server/content-folder/import-folder';
import { refreshDictionary } from '../../../server/modules/search/index/dictionary';
import { startTestApp } from '../../../tests/api/support/harness';
import { copySampleOfToday } from '../../../tests/browser/support/sample-of-today';
import { minisearch, portico, postgresql, type Engine } from './engines';
import { judgedQueries, LOCALE_OF, type Corpus, type JudgedQuery } from '../judged';
import { foldedByGrade, ndcg, qualityOf, type Answered } from './metrics';

interface Options {
  half: JudgedQuery['half'];
  /** Content folder of the handbook; if undefined, its queries are skipped. */
  handbook: string | undefined;
  /** True to print the queries with bad results too. */
  verbose: boolean;
}

/** Runs each judged query of one half on each engine, and prints the quality of the results. */
export async function measureQuality({ half, handbook, verbose }: Options): Promise<void> {
  const queries = (await judgedQueries()).filter((query) => query.half === half);
  const sample = await copySampleOfToday();
  const folders: [Corpus, string | undefined][] = [
    ['sample', sample],
    ['handbook', handbook],
  ];
  const answered = new Map<string, Answered[]>();
  try {
    for (const [corpus, folder] of folders) {
      if (folder === undefined) continue;
      const asked = queries.filter((query) => query.corpus === corpus);
      await withCorpus(folder, async (engines) => {
        for (const [name, engine] of Object.entries(engines))
          answered.set(name, [...(answered.get(name) ?? []), ...(await askAll(engine, asked))]);
      });
    }
  } finally {
    await rm(sample, { recursive: true });
  }
  report(answered);
  if (!verbose) return;
  for (const one of answered.get('Portico') ?? []) {
    tell(one);
    tellFirstRow(one);
  }
}

async function withCorpus(folder: string, work: (engines: Record<string, Engine>) => Promise<void>): Promise<void> {
  const config = readConfig({ PORTICO_DATA: tmpdir(), LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:8000' });
  const portal = await startTestApp({ config });
  try {
    await importFolder(portal.deps, folder);
    await refreshDictionary(portal.db);
    await work({
      Portico: portico(portal.db),
      'PostgreSQL websearch': postgresql(portal.db),
      MiniSearch: await minisearch(portal.db),
    });
  } finally {
    await portal.close();
  }
}

async function askAll(engine: Engine, queries: readonly JudgedQuery[]): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const asked of queries) answers.push({ asked, ...(await engine(asked.query, LOCALE_OF[asked.lang])) });
  return answers;
}

const GROUPS: Record<string, (query: JudgedQuery) => boolean> = {
  English: ({ lang }) => lang === 'en',
  Chinese: ({ lang }) => lang === 'zh',
  'short misspelt words': (query) => query.class === 'short-typo',
  'everyday words, English': (query) => query.class === 'everyday-words' && query.lang === 'en',
  'everyday words, Chinese': (query) => query.class === 'everyday-words' && query.lang === 'zh',
  'other classes': (query) => query.class !== 'short-typo' && query.class !== 'everyday-words',
  all: () => true,
};

function report(answered: ReadonlyMap<string, Answered[]>): void {
  const table: Record<string, Record<string, string | number>> = {};
  for (const [engine, answers] of answered)
    for (const [group, isIn] of Object.entries(GROUPS)) {
      const { queries, ndcg: mean, success, firstRow, zero } = qualityOf(answers.filter(({ asked }) => isIn(asked)));
      table[`${engine}, ${group}`] = {
        queries,
        'nDCG@10': mean.toFixed(3),
        'success@1': mean && success.toFixed(3),
        ...(answers.some(({ first }) => first !== undefined) && {
          'first row best': firstRow.best.toFixed(3),
          'first row useful': firstRow.useful.toFixed(3),
        }),
        'nothing found': `${(100 * zero).toFixed(1)} %`,
      };
    }
  console.table(table);
  console.log('Weak results, which the page of all areas folds:');
  console.table(foldedByGrade(answered.get('Portico') ?? []));
  for (const [engine, answers] of answered) {
    const absurd = answers.filter(({ asked }) => !Object.keys(asked.grades).length);
    console.log(
      `${engine}: ${absurd.filter(({ found }) => !found.length).length} of ${absurd.length} queries for what is not there find nothing`,
    );
  }
}

const BAD = 0.6;

function tell(one: Answered): void {
  const { asked, found } = one;
  const score = Object.keys(asked.grades).length ? ndcg(one) : found.length ? 0 : 1;
  if (score >= BAD) return;
  const wanted = Object.entries(asked.grades)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 4);
  console.log(`${score.toFixed(2)} ${asked.class} "${asked.query}"
     wanted ${wanted.map(([ref, grade]) => `${ref}=${grade}`).join(' ')}
     found  ${found.slice(0, 6).join(' ')}`);
}

/** Prints a query whose first row on the page is another than its first hit. */
function tellFirstRow({ asked: { class: kind, query, grades }, found: [hit], first }: Answered): void {
  if (first === hit || first === undefined) return;
  const gradeOf = (ref = '') => `${ref}=${grades[ref] ?? 0}`;
  console.log(`first row ${kind} "${query}": ${gradeOf(first)} instead of ${gradeOf(hit)}`);
}
