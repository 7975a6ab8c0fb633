import type { FastifyInstance } from 'fastify';
import { contentManageApi } from '../../../contract/manage/content';
import { draftManageApi as api } from '../../../contract/manage/draft';
import { itemManageApi, revisionApi, scheduledApi } from '../../../contract/manage/lifecycle';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { readContextOf } from '../item/read/read-context';
import { areaForm } from './area-form';
import { listContent, readScope } from './content';
import { renderDocument } from './render';
import { archiveItem, restoreItem } from './archive';
import { fileManageApi } from '../../../contract/manage/file';
import { listDraftFiles, removeFile, renameFile } from './files';
import { uploadFile } from './upload';
import { discardDraft, publishDraft, readDocument, saveDocument } from './drafts';
import { readRevision, readRevisions, restoreRevision } from './revisions';
import { cancelScheduled, moveToTime, scheduleDraft } from './scheduling';
import { giveDraftBack, submitDraft } from './submission';
import { undoLast } from './undo';

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
  route(app, api.submit, (input, { viewer }) => submitDraft(deps, input, viewer));
  route(app, api.giveBack, (input, { viewer }) => giveDraftBack(deps, input, viewer));
  route(app, api.schedule, (input, { viewer }) => scheduleDraft(deps, input, viewer));
  route(app, scheduledApi.cancel, (input, { viewer }) => cancelScheduled(deps, input, viewer));
  route(app, scheduledApi.move, (input, { viewer }) => moveToTime(deps, input, viewer));
  route(app, itemManageApi.archive, (input, { viewer }) => archiveItem(deps, input, viewer));
  route(app, itemManageApi.restore, (input, { viewer }) => restoreItem(deps, input, viewer));
  route(app, itemManageApi.undo, (input, { viewer }) => undoLast(deps, input, viewer));
  route(app, revisionApi.list, (input, { viewer }) => readRevisions(deps, input, viewer));
  route(app, revisionApi.info, (input, { viewer }) => readRevision(deps, input, viewer));
  route(app, revisionApi.restore, (input, { viewer }) => restoreRevision(deps, input, viewer));
  route(app, fileManageApi.upload, (input, { viewer, request }) => uploadFile(deps, input, request, viewer));
  route(app, fileManageApi.list, (ref, { viewer }) => listDraftFiles(deps, ref, viewer));
  route(app, fileManageApi.rename, (input, { viewer }) => renameFile(deps, input, viewer));
  route(app, fileManageApi.remove, (input, { viewer }) => removeFile(deps, input, viewer));
}
