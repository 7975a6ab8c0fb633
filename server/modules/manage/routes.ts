import type { FastifyInstance } from 'fastify';
import { contentManageApi } from '../../../contract/manage/content';
import { draftManageApi as api } from '../../../contract/manage/draft';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { readContextOf } from '../item/read/read-context';
import { areaForm } from './area-form';
import { listContent, readScope } from './content';
import { renderDocument } from './render';
import { discardDraft, publishDraft, readDocument, saveDocument } from './drafts';

export function manageRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, api.info, (ref, { viewer }) => readDocument(deps, ref, viewer));
  route(app, api.save, (input, { viewer }) => saveDocument(deps, input, viewer));
  route(app, api.discard, async (input, { viewer }) => {
    await discardDraft(deps, input, viewer);
    return {};
  });
  route(app, api.publish, (input, { viewer }) => publishDraft(deps, input, viewer));
  route(app, contentManageApi.list, (input, context) => listContent(deps, input, context));
  route(app, contentManageApi.scope, (_input, context) => readScope(deps, context));
  route(app, contentManageApi.form, ({ area }, { viewer }) => areaForm(deps, area, viewer));
  route(app, contentManageApi.render, (input, context) => renderDocument(deps, input, readContextOf(deps, context)));
}
