import type { FastifyInstance } from 'fastify';
import { draftManageApi as api } from '../../../contract/manage/draft';
import { presenceApi } from '../../../contract/manage/presence';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { sweepRegularly } from '../../http/sweep';
import { discardDraft, publishDraft, readDocument, saveDocument } from './drafts';
import { removeClosedEditors, reportPresence } from './presence';

export function manageRoutes(app: FastifyInstance, deps: Deps): void {
  sweepRegularly(app, 'open editors', () => removeClosedEditors(deps));
  route(app, api.info, (ref, { viewer }) => readDocument(deps, ref, viewer));
  route(app, api.save, (input, { viewer }) => saveDocument(deps, input, viewer));
  route(app, api.discard, async (input, { viewer }) => {
    await discardDraft(deps, input, viewer);
    return {};
  });
  route(app, api.publish, (input, { viewer }) => publishDraft(deps, input, viewer));
  route(app, presenceApi.report, (input, { viewer }) => reportPresence(deps, input, viewer));
}
