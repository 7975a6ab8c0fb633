import type { FastifyInstance } from 'fastify';
import { insightsApi } from '../../../contract/manage/insights';
import type { Deps } from '../../http/deps';
import { disposition, setFileHeaders } from '../../http/file-headers';
import { route } from '../../http/route';
import { exportFigures } from './export';
import { listItems, readComments, readItem, readMissing, readOverview } from './service';

export function insightsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, insightsApi.overview, (input, asking) => readOverview(deps, input, asking));
  route(app, insightsApi.itemList, (input, asking) => listItems(deps, input, asking));
  route(app, insightsApi.commentList, (input, asking) => readComments(deps, input, asking));
  route(app, insightsApi.item, (input, asking) => readItem(deps, input, asking));
  route(app, insightsApi.missingList, (input, asking) => readMissing(deps, input, asking));
  route(app, insightsApi.export, async (input, { viewer, locale, reply }) => {
    const text = await exportFigures(deps, input, { viewer, locale });
    const name = [input.area, input.id, 'insights', deps.now().toISOString().slice(0, 10)].filter(Boolean).join('-');
    setFileHeaders(reply, 'text/csv; charset=utf-8', disposition('attachment', `${name}.csv`));
    void reply.header('cache-control', 'no-store').send(text);
  });
}
