import type { FastifyInstance } from 'fastify';
import { favouriteApi } from '../../../contract/favourite';
import type { Deps } from '../../deps';
import { route } from '../../route';
import { readingOf } from '../item/reading';
import { favouritesOf, setFavourite } from './service';

export function favouriteRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, favouriteApi.list, (_, context) => favouritesOf(deps, readingOf(deps, context)));
  route(app, favouriteApi.update, async ({ favourite, ...item }, { viewer }) => {
    await setFavourite(deps, item, favourite, viewer);
    return { favourite };
  });
}
