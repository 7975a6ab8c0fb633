import type { FastifyInstance } from 'fastify';
import { benefitApi, newsApi } from '../../../contract/welfare';
import type { Deps } from '../../deps';
import { route } from '../../route';
import type { Counters } from '../area/counters';
import { areaRoutes } from '../area/routes';
import { disposition, setFileHeaders } from '../attachment/file-headers';
import { readingOf } from '../item/reading';
import { BENEFIT, NEWS } from './area';
import { deadlineCalendar } from './deadline';

export function welfareRoutes(app: FastifyInstance, deps: Deps, counters: Counters): void {
  areaRoutes(app, deps, counters, benefitApi, BENEFIT);
  areaRoutes(app, deps, counters, newsApi, NEWS);
  route(app, benefitApi.calendar, async ({ id }, context) => {
    const calendar = await deadlineCalendar(deps, id, readingOf(deps, context));
    setFileHeaders(context.reply, 'text/calendar; charset=utf-8', disposition('attachment', `${id}.ics`));
    void context.reply.send(calendar);
  });
}
