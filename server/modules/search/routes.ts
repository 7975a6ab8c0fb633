import type { FastifyInstance } from 'fastify';
import { searchApi } from '../../../contract/search';
import type { Deps } from '../../deps';
import { route } from '../../route';
import type { Counters } from '../area/counters';
import { readingOf } from '../item/reading';
import { searchEverything, suggestEverything } from './general-search';
import { hotKeywords } from './keywords';
import { keepRating } from './rating';

/** What is searched for in all areas is counted under this. */
const EVERYTHING = 'all';

export function searchRoutes(app: FastifyInstance, deps: Deps, { queries }: Counters): void {
  const { db } = deps;
  route(app, searchApi.search, async (input, context) => {
    const { area, classificationId, from, to, page, query, exact } = input;
    const found = await searchEverything(db, input, readingOf(deps, context));
    const isWhole = [area, classificationId, from, to].every((part) => part === undefined) && page === 1 && !exact;
    const total = found.corrected ? 0 : found.counts.reduce((sum, count) => sum + count.total, 0);
    if (isWhole) queries.record({ area: EVERYTHING, query, total, person: context.viewer.id });
    return found;
  });
  route(app, searchApi.suggest, ({ query }, context) => suggestEverything(db, query, readingOf(deps, context)));
  route(app, searchApi.keywordList, (_, context) => hotKeywords(db, EVERYTHING, readingOf(deps, context)));
  route(app, searchApi.rate, async (input) => {
    await keepRating(deps, input);
    return {};
  });
}
