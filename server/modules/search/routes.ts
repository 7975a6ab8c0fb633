import type { FastifyInstance } from 'fastify';
import { searchApi } from '../../../contract/search';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { readContextOf } from '../item/read/read-context';
import { searchEverything } from './general-search';
import { hotKeywords } from './analytics/keywords';
import { keepRating } from './analytics/rating';
import type { QueryLog } from './analytics/query-log';
import { suggestEverything } from './suggestions';

/** Scope under which searches of all areas are counted. */
const EVERYTHING = 'all';

export function searchRoutes(app: FastifyInstance, deps: Deps, { queries }: { queries: Pick<QueryLog, 'record'> }): void {
  const { db } = deps;
  route(app, searchApi.search, async (input, context) => {
    const { area, classificationId, from, to, page, query, exact } = input;
    const found = await searchEverything(db, input, readContextOf(deps, context));
    const isWhole = [area, classificationId, from, to].every((part) => part === undefined) && page === 1 && !exact;
    const total = found.corrected ? 0 : found.counts.reduce((sum, count) => sum + count.total, 0);
    if (isWhole) queries.record({ area: EVERYTHING, query, total, person: context.viewer.id });
    return found;
  });
  route(app, searchApi.suggest, ({ query }, context) => suggestEverything(db, query, readContextOf(deps, context)));
  route(app, searchApi.keywordList, (_, context) => hotKeywords(db, EVERYTHING, readContextOf(deps, context)));
  route(app, searchApi.rate, async (input) => {
    await keepRating(deps, input);
    return {};
  });
}
