import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import MiniSearch from 'minisearch';
import type { Locale } from '../../../contract/core/locale';
import type { ItemRef } from '../../../contract/item';
import type { Db } from '../../../server/db/connect';
import { visibleTo } from '../../../server/modules/item/read/visibility';
import { searchEverything } from '../../../server/modules/search/general-search';
import { findBest } from '../../../server/modules/search/matching/search';
import { analyzeQuery } from '../../../server/modules/search/query/analyze-query';
import type { ReadContext } from '../../../server/modules/item/read/read-context';

interface EngineResult {
  /** The first ten hits of all areas, best first, as `area/id`. */
  found: string[];
  /** First row of the page of results; undefined for none, or engines without a page. */
  first?: string | undefined;
  /** Results on the page of all areas, with those that are folded. */
  shown?: readonly { ref: string; isFolded: boolean }[];
}
export type Engine = (query: string, locale: Locale) => Promise<EngineResult>;

const DEPTH = 10;
const LOCATIONS: Record<Locale, string> = { 'en-US': 'Bristol', 'zh-CN': 'Shanghai' };

/** Returns the read context of an employee in the location where the language is spoken. */
const readingIn = (locale: Locale): ReadContext => ({
  viewer: {
    ...{ id: randomUUID(), roles: ['employee'], department: 'Product Design', location: LOCATIONS[locale] },
    ...{ editorAreas: [], editorDepartments: [], editorPermissions: [] },
  },
  locale,
  now: new Date(),
  log: console,
});

/** Returns an engine that uses the search of the portal. */
export const portico =
  (db: Db): Engine =>
  async (query, locale) => {
    const reading = readingIn(locale);
    const asked = await analyzeQuery(db, query, reading);
    if (!asked.clauses.length) return { found: [] };
    const slice = { offset: 0, count: DEPTH };
    const { areas } = await findBest(db, asked, { filter: {}, sort: 'relevance', slice }, reading);
    const hits = areas.flatMap((area) => area.hits).sort((a, b) => a.place - b.place);
    const found = hits.slice(0, DEPTH).map(({ area, id }) => `${area}/${id}`);
    return { found, ...(await pageOf(db, query, reading)) };
  };

/** Returns the page of results as a person sees it: its first row is the best match, else the first item of the first block. */
async function pageOf(db: Db, query: string, reading: ReadContext): Promise<Pick<EngineResult, 'first' | 'shown'>> {
  const input = { query, exact: false, sort: 'relevance', page: 1, pageSize: DEPTH } as const;
  const { best, blocks } = await searchEverything(db, input, reading);
  const refOf = ({ area, id }: ItemRef) => `${area}/${id}`;
  const items = blocks.flatMap((block) => block.items);
  const first = best ?? items[0];
  return { first: first && refOf(first), shown: items.map((item) => ({ ref: refOf(item), isFolded: item.weak })) };
}

const CONFIGURATIONS: Record<Locale, string> = { 'en-US': 'english', 'zh-CN': 'simple' };

/** Returns an engine that uses PostgreSQL's full-text search over title, keywords, summary and body in the reader's language. */
export const postgresql =
  (db: Db): Engine =>
  async (query, locale) => {
    const { viewer, now: moment } = readingIn(locale);
    const configuration = sql`${CONFIGURATIONS[locale]}::regconfig`;
    const rows = await db
      .selectFrom('item')
      .innerJoin('item_text as text', (join) => join.onRef('text.item', '=', 'item.key').on('text.locale', '=', locale))
      .innerJoin('search_doc as doc', (join) => join.onRef('doc.item', '=', 'item.key').onRef('doc.locale', '=', 'text.locale'))
      .innerJoinLateral(
        sql<{ vector: string }>`(select
          setweight(to_tsvector(${configuration}, text.title), 'A') ||
          setweight(to_tsvector(${configuration}, array_to_string(text.keywords, ' ')), 'B') ||
          setweight(to_tsvector(${configuration}, doc.text), 'D') as vector)`.as<'made'>('made'),
        (join) => join.onTrue(),
      )
      .where(visibleTo(viewer, moment))
      .where(sql<boolean>`made.vector @@ websearch_to_tsquery(${configuration}, ${query})`)
      .orderBy(sql`ts_rank(made.vector, websearch_to_tsquery(${configuration}, ${query}))`, 'desc')
      .limit(DEPTH)
      .select(['item.area', 'item.id'])
      .execute();
    return { found: rows.map(({ area, id }) => `${area}/${id}`) };
  };

/** Returns an engine that uses MiniSearch as its documentation proposes: prefixes, edits of up to 20 % of a word, boosted titles. */
export async function minisearch(db: Db): Promise<Engine> {
  const engines = new Map<Locale, MiniSearch>();
  for (const locale of Object.keys(LOCATIONS) as Locale[]) {
    const { viewer, now: moment } = readingIn(locale);
    const texts = await db
      .selectFrom('item')
      .innerJoin('item_text as text', (join) => join.onRef('text.item', '=', 'item.key').on('text.locale', '=', locale))
      .innerJoin('search_doc as doc', (join) => join.onRef('doc.item', '=', 'item.key').onRef('doc.locale', '=', 'text.locale'))
      .where(visibleTo(viewer, moment))
      .select(['item.area', 'item.id', 'text.title', 'text.keywords', 'doc.text'])
      .execute();
    const engine = new MiniSearch({ fields: ['title', 'keywords', 'text'] });
    engine.addAll(
      texts.map(({ area, id, title, keywords, text }) => ({ id: `${area}/${id}`, title, keywords: keywords.join('\n'), text })),
    );
    engines.set(locale, engine);
  }
  const options = { prefix: true, fuzzy: 0.2, boost: { title: 3, keywords: 2 } };
  return (query, locale) =>
    Promise.resolve({ found: (engines.get(locale)?.search(query, options) ?? []).slice(0, DEPTH).map(({ id }) => String(id)) });
}
