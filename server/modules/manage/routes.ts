import type { FastifyInstance } from 'fastify';
import { contentManageApi } from '../../../contract/manage/content';
import { draftManageApi as api } from '../../../contract/manage/draft';
import { presenceApi } from '../../../contract/manage/presence';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { sweepRegularly } from '../../http/sweep';
import { readContextOf } from '../item/read/read-context';
import { areaForm } from './area-form';
import { listContent } from './content';
import { renderDocument } from './render';
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
  route(app, contentManageApi.list, (input, context) => listContent(deps, input, context));
  route(app, contentManageApi.form, ({ area }, { viewer }) => areaForm(deps, area, viewer));
  route(app, contentManageApi.render, (input, context) => renderDocument(deps, input, readContextOf(deps, context)));
}
