import type { FastifyInstance } from 'fastify';
import { draftManageApi as api } from '../../../contract/manage/draft';
import { fileManageApi } from '../../../contract/manage/file';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { listDraftFiles, removeFile, renameFile } from './files';
import { uploadFile } from './upload';
import { discardDraft, publishDraft, readDocument, saveDocument } from './drafts';

export function manageRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, api.info, (ref, { viewer }) => readDocument(deps, ref, viewer));
  route(app, api.save, (input, { viewer }) => saveDocument(deps, input, viewer));
  route(app, api.discard, async (input, { viewer }) => {
    await discardDraft(deps, input, viewer);
    return {};
  });
  route(app, api.publish, (input, { viewer }) => publishDraft(deps, input, viewer));
  route(app, fileManageApi.upload, (input, { viewer, request }) => uploadFile(deps, input, request, viewer));
  route(app, fileManageApi.list, (ref, { viewer }) => listDraftFiles(deps, ref, viewer));
  route(app, fileManageApi.rename, (input, { viewer }) => renameFile(deps, input, viewer));
  route(app, fileManageApi.remove, (input, { viewer }) => removeFile(deps, input, viewer));
}
