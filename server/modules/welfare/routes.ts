import type { FastifyInstance } from 'fastify';
import { draftApi } from '../../../contract/preview';
import { benefitApi, newsApi } from '../../../contract/welfare';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import type { Shared } from '../area/engagement';
import { areaRoutes } from '../area/routes';
import { draftRoute } from '../preview/draft-route';
import { disposition, setFileHeaders } from '../../http/file-headers';
import { readContextOf } from '../item/read/read-context';
import { BENEFIT, NEWS } from './area';
import { deadlineCalendar } from './deadline';

export function welfareRoutes(app: FastifyInstance, deps: Deps, shared: Shared): void {
  areaRoutes(app, deps, shared, benefitApi, BENEFIT);
  draftRoute(app, deps, draftApi.benefit, BENEFIT);
  areaRoutes(app, deps, shared, newsApi, NEWS);
  draftRoute(app, deps, draftApi.news, NEWS);
  route(app, benefitApi.calendar, async ({ id }, context) => {
    const calendar = await deadlineCalendar(deps, id, readContextOf(deps, context));
    setFileHeaders(context.reply, 'text/calendar; charset=utf-8', disposition('attachment', `${id}.ics`));
    void context.reply.send(calendar);
  });
}
