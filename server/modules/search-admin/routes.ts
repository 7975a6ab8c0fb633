import type { FastifyInstance } from 'fastify';
import { searchAdminApi as api } from '../../../contract/search-admin';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { readContextOf } from '../item/read/read-context';
import { listPins, removePin, savePin } from './pins';
import { emptySearches, ratings } from './reports';
import { listGroups, removeGroup, saveGroup } from './synonyms';
import { bansOf, keywordsOf, saveBans, saveKeywords } from './word-lists';

export function searchAdminRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, api.emptyList, (input, context) => emptySearches(db, input, readContextOf(deps, context)));
  route(app, api.ratingList, (input, context) => ratings(db, input, readContextOf(deps, context)));
  route(app, api.pinList, (input, context) => listPins(db, input, readContextOf(deps, context)));
  route(app, api.pinSave, (input, context) => savePin(deps, input, readContextOf(deps, context)));
  route(app, api.pinRemove, async (input, { viewer }) => {
    await removePin(deps, input, viewer.id);
    return {};
  });
  route(app, api.synonymList, (input) => listGroups(db, input));
  route(app, api.synonymSave, (input, { viewer }) => saveGroup(deps, input, viewer.id));
  route(app, api.synonymRemove, async (input, { viewer }) => {
    await removeGroup(deps, input, viewer.id);
    return {};
  });
  route(app, api.keywordList, (input) => keywordsOf(db, input));
  route(app, api.keywordSave, (input, { viewer }) => saveKeywords(deps, input, viewer.id));
  route(app, api.banList, () => bansOf(db));
  route(app, api.banSave, (input, { viewer }) => saveBans(deps, input, viewer.id));
}
