import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Viewer } from '../../../contract/core/permissions';
import { MAX_FILE_BYTES, MAX_FILES, type FileKind, type fileManageApi } from '../../../contract/manage/file';
import type { Config } from '../../config/config';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { withReceivedFile } from '../../http/received-file';
import { insertAuditEvent } from '../audit/repository';
import { folderOf, type ContentFile } from '../item/files/content-files';
import { newSource, readableName } from '../item/files/file-names';
import { acceptedFile } from '../item/files/accepted-file';
import { isEncodable, PictureError, withoutMetadata } from '../item/files/picture';
import { pictureSize } from '../item/files/picture-size';
import { RefusedFile } from '../item/files/refused-file';
import { listFiles, upsertFile, type StoredFileRow } from '../item/files/stored-file-repository';
import type { FileChanges } from '../item/files/stored-files';
import { inContentTransaction } from '../item/publish/save';
import { by, editableItem } from './access';
import { draftOf } from './drafts';
import { draftFileOf } from './files';
import { draftFileBy, openDraft, type OpenDraft } from './open-draft';
import { countFileChange } from './repository';

type Upload = ParsedInputOf<(typeof fileManageApi)['upload']>;
type CheckedFile = Omit<ContentFile, 'kind' | 'source'>;

/**
 * Stores the file in the body of a request with the draft of an item. The body is read only if the viewer may edit the item.
 * Throws `file.…` and `picture.…` errors for a file that is not accepted.
 */
export async function uploadFile(
  deps: Deps,
  upload: Upload,
  request: FastifyRequest,
  viewer: Viewer,
): Promise<AnswerOf<(typeof fileManageApi)['upload']>> {
  const { kind, name, replaces, ...ref } = upload;
  const { key } = await editableItem(deps.db, ref, viewer);
  await requireRoom(deps.db, key, replaces);
  return withReceivedFile(request, MAX_FILE_BYTES[kind], async (content) => {
    const file = await checkedFile(deps.config, kind, readableName(name), content);
    return inContentTransaction(deps, async (trx, changes) => {
      const open = await openDraft(deps, trx, changes, ref, viewer);
      const replaced = replaces === undefined ? undefined : await draftFileBy(trx, open, replaces);
      const row = await storeUpload(trx, changes, open, { file, kind, replaced });
      await countFileChange(trx, open.item.key, viewer.id);
      const { source, size } = row;
      const after = { kind, name: file.name, source, size, replaced: replaced !== undefined };
      await insertAuditEvent(trx, { action: 'file.upload', ...by(viewer, ref), after }, deps.now());
      return { ...draftFileOf(row, open.draft.document), draft: await draftOf(trx, open.draft) };
    });
  });
}

/** Throws `file.full` before the body is read if the item cannot have another file. */
async function requireRoom(db: Db, item: number, replaces: string | undefined): Promise<void> {
  if (replaces !== undefined) return;
  if ((await listFiles(db, item, true)).length >= MAX_FILES) throw new AppError('file.full');
}

async function storeUpload(
  trx: Db,
  changes: FileChanges,
  { item, draft, files }: OpenDraft,
  { file, kind, replaced }: { file: CheckedFile; kind: FileKind; replaced: StoredFileRow | undefined },
): Promise<StoredFileRow> {
  if (replaced && (replaced.kind !== kind || replaced.type !== file.type)) throw new AppError('file.other_type');
  if (!replaced && files.length >= MAX_FILES) throw new AppError('file.full');
  const place = { folder: folderOf(draft.document), id: draft.document.id };
  const taken = files.map(({ source }) => source);
  const { bytes, ...facts } = file;
  const storage_key = await changes.write(bytes);
  if (replaced) changes.replace(replaced.storage_key);
  const row: StoredFileRow = {
    ...{ item: item.key, draft: true, kind, storage_key, size: bytes.length, ...facts },
    id: replaced?.id ?? randomUUID(),
    source: replaced?.source ?? newSource(place, file.name, taken),
    position: replaced?.position ?? Math.max(-1, ...files.map(({ position }) => position)) + 1,
  };
  await upsertFile(trx, row);
  return row;
}

/** Returns a received file as it is stored; a picture without its metadata. Throws the errors of files that are not accepted. */
export async function checkedFile(config: Config, kind: FileKind, name: string, content: Buffer): Promise<CheckedFile> {
  const { type, bytes: accepted } = await accept(config, kind, name, content);
  const { bytes, ...size } = isEncodable(type) ? await encoded(accepted, type) : { bytes: accepted, ...sizeOf(type, accepted) };
  if (bytes.length > MAX_FILE_BYTES.attachment) throw new AppError('file.too_large');
  return { name, type, bytes, sha256: createHash('sha256').update(bytes).digest('hex'), ...size };
}

const sizeOf = (type: string, content: Buffer): Pick<ContentFile, 'width' | 'height'> =>
  type.startsWith('image/') ? pictureSize(content) : { width: null, height: null };

async function accept(...file: Parameters<typeof acceptedFile>): ReturnType<typeof acceptedFile> {
  try {
    return await acceptedFile(...file);
  } catch (error) {
    if (error instanceof RefusedFile) throw new AppError(`file.${error.problem}`, { name: error.message });
    throw error;
  }
}

async function encoded(content: Buffer, type: string): ReturnType<typeof withoutMetadata> {
  try {
    return await withoutMetadata(content, type);
  } catch (error) {
    if (error instanceof PictureError) throw new AppError(`picture.${error.problem}`);
    throw error;
  }
}
