import type { FastifyInstance } from 'fastify';
import { draftManageApi as api } from '../../../contract/manage/draft';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { discardDraft, publishDraft, readDocument, saveDocument } from './drafts';

export function manageRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, api.info, (ref, { viewer }) => readDocument(deps, ref, viewer));
  route(app, api.save, (input, { viewer }) => saveDocument(deps, input, viewer));
  route(app, api.discard, async (input, { viewer }) => {
    await discardDraft(deps, input, viewer);
    return {};
  });
  route(app, api.publish, (input, { viewer }) => publishDraft(deps, input, viewer));
}
