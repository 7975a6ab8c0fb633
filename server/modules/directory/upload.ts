import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { MAX_PORTRAIT_BYTES } from '../../../contract/core/people';
import type { Viewer } from '../../../contract/core/permissions';
import { MAX_FILE_BYTES } from '../../../contract/manage/file';
import type { Picture } from '../../../contract/picture';
import { LOCK } from '../../db/locks';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { withReceivedFile } from '../../http/received-file';
import { insertAuditEvent } from '../audit/repository';
import { readableName } from '../item/files/file-names';
import { inFileTransaction } from '../item/files/file-transaction';
import { checkedFile } from '../manage/upload';
import { insertDirectoryPicture, listDirectoryPictures } from '../person/directory-repository';
import { newPortraitSource } from './save';

/** Stores the uploaded picture of a person or desk. Throws a `file.…`, `picture.…` or `portrait.…` error if it is not accepted. */
export async function uploadPortrait(deps: Deps, given: string, request: FastifyRequest, viewer: Viewer): Promise<Picture> {
  return withReceivedFile(request, MAX_FILE_BYTES.picture, async (content) => {
    const { name, bytes, ...file } = await checkedFile(deps.config, 'picture', readableName(given), content);
    // An import refuses larger ones, so an export with one could not be imported again.
    if (bytes.length > MAX_PORTRAIT_BYTES) throw new AppError('portrait.too_large');
    return inFileTransaction(deps, LOCK.directory, async (trx, changes) => {
      const source = newPortraitSource(name, await listDirectoryPictures(trx));
      const [id, storage_key, now] = [randomUUID(), await changes.write(bytes), deps.now()];
      const facts = { id, person: null, source, storage_key, size: bytes.length, stored_at: now };
      await insertDirectoryPicture(trx, { ...facts, ...file });
      const after = { name, source, size: bytes.length };
      await insertAuditEvent(trx, { action: 'directory.upload', person: viewer.id, item: null, after }, now);
      return { id, width: file.width, height: file.height };
    });
  });
}
