import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { DeadlineSort, ListSort, SearchSort } from '../../../contract/area-api';
import type { Deps } from '../../http/deps';
import { route, type CallContext } from '../../http/route';
import { classificationTree } from '../item/read/classification';
import { departmentCounts } from '../item/read/department';
import { readContextOf } from '../item/read/read-context';
import { shareItem, viewItem } from '../item/engagement/engagement';
import { suggestTitles } from '../search/area-search';
import type { Shared } from './engagement';
import { keptDetailOf, keptListOf } from './kept-answers';
import type { AreaCalls, CommonFilters, ContentAreaOf, OwnFilters } from './content-area';
import { searchCardsOf } from './service';

interface ById {
  id: string;
}
interface PageInput extends CommonFilters {
  page: number;
  pageSize: number;
}
type ListInput = PageInput & { sort: ListSort | DeadlineSort };
type SearchInput = PageInput & { sort: SearchSort; query: string };

/** Mounts the endpoints that every area has. */
export function areaRoutes<Api extends AreaCalls>(
  app: FastifyInstance,
  deps: Deps,
  { views, queries, kept }: Shared,
  api: Api,
  content: ContentAreaOf<Api>,
): void {
  const { db } = deps;
  const { area } = content;
  const readContext = (context: CallContext) => readContextOf(deps, context);
  // `areaApi` gives the endpoints of every area these inputs. `ContentAreaOf` ensures that the cards and pages match the answers.
  type Taking<Input> = AreaCalls[keyof AreaCalls] & { input: z.ZodType<Input>; permission: 'content.read' };
  type Handle<Input> = (input: Input, context: CallContext) => Promise<unknown>;
  const mount = <Input>(call: keyof AreaCalls, handle: Handle<Input>) => {
    route(app, api[call] as Taking<Input>, handle);
  };

  mount('classificationList', (_, context) => classificationTree(db, area, readContext(context)));
  mount('departmentList', (_, context) => departmentCounts(db, area, readContext(context)));
  mount<ListInput & OwnFilters<Api>>('list', (input, context) =>
    keptListOf(kept, db, content as never, input as never, readContext(context)),
  );
  mount<SearchInput & OwnFilters<Api>>('search', (input, context) =>
    searchCardsOf(db, queries, content, input, readContext(context)),
  );
  mount<{ query: string }>('suggest', ({ query }, context) => suggestTitles(db, area, query, readContext(context)));
  mount<ById>('info', ({ id }, context) => keptDetailOf(kept, db, content as never, id, readContext(context)));
  mount<ById>('updateShareCount', async ({ id }, { viewer }) => ({
    shareCount: await shareItem(deps, content.area, id, viewer),
  }));
  mount<ById>('updateViews', async ({ id }, { viewer }) => ({ views: await viewItem(deps, views, content.area, id, viewer) }));
}
