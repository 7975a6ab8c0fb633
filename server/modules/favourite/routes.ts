import type { FastifyInstance } from 'fastify';
import { favouriteApi } from '../../../contract/favourite';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { readContextOf } from '../item/read/read-context';
import { favouritesOf, setFavourite } from './service';

export function favouriteRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, favouriteApi.list, (_, context) => favouritesOf(deps, readContextOf(deps, context)));
  route(app, favouriteApi.update, async ({ favourite, ...item }, { viewer }) => {
    await setFavourite(deps, item, favourite, viewer);
    return { favourite };
  });
}
