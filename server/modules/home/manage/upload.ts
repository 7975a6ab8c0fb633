import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../../../contract/core/permissions';
import { MAX_FILE_BYTES } from '../../../../contract/manage/file';
import type { Picture } from '../../../../contract/picture';
import type { Deps } from '../../../http/deps';
import { withReceivedFile } from '../../../http/received-file';
import { insertAuditEvent } from '../../audit/repository';
import { newSource, readableName } from '../../item/files/file-names';
import { inContentTransaction } from '../../item/publish/save';
import { checkedFile } from '../../manage/upload';
import { insertSlidePicture, listSlidePictures } from '../slide-repository';

/** Stores the uploaded picture of a slide. Throws a `file.…` or `picture.…` error if it is not accepted. */
export async function uploadSlidePicture(deps: Deps, given: string, request: FastifyRequest, viewer: Viewer): Promise<Picture> {
  return withReceivedFile(request, MAX_FILE_BYTES.picture, async (content) => {
    const { name, bytes, ...file } = await checkedFile(deps.config, 'picture', readableName(given), content);
    return inContentTransaction(deps, async (trx, changes) => {
      const taken = (await listSlidePictures(trx)).map(({ source }) => source);
      const source = newSource({ folder: '', id: 'slides' }, name, taken);
      const [id, storage_key, now] = [randomUUID(), await changes.write(bytes), deps.now()];
      await insertSlidePicture(trx, { id, source, storage_key, size: bytes.length, stored_at: now, ...file });
      const after = { name, source, size: bytes.length };
      await insertAuditEvent(trx, { action: 'slide.upload', person: viewer.id, item: null, after }, now);
      return { id, width: file.width, height: file.height };
    });
  });
}
