import { randomUUID } from 'node:crypto';
import type { Config } from '../../config/config';
import type { Db } from '../../db/connect';
import type { ContentFile } from '../../modules/item/files/content-files';
import type { FileChanges } from '../../modules/item/files/stored-files';
import { ContentError, type Reason } from '../../modules/item/markdown/content-error';
import { pathWithin } from '../../modules/item/markdown/references';
import { insertSlidePicture, listSlidePictures, updateSlidePicture } from '../../modules/home/slide-repository';
import { readContentFile } from '../files-within';
import { about, at, EFFECTS, REASONS, withEffect } from '../problems/reasons';

const MAX_PICTURE_MB = 25;

/** Returns the pictures of slides by the paths that the folder names. Calls `warn` for each one that cannot be used. */
export async function readSlidePictures(
  config: Config,
  folder: string,
  slides: readonly { picture: string | null }[],
  warn: (place: number, reason: Reason) => void,
): Promise<Map<string, ContentFile>> {
  const pictures = new Map<string, ContentFile>();
  for (const [place, { picture }] of slides.entries()) {
    if (picture === null || pictures.has(picture)) continue;
    const found = await pictureAt(config, folder, picture);
    if ('bytes' in found) pictures.set(picture, found);
    else warn(place, at(`${place}.picture`, withEffect(about(picture, found), EFFECTS.noSlidePicture)));
  }
  return pictures;
}

/** Returns the picture at that path, or the reason why it cannot be used. */
async function pictureAt(config: Config, folder: string, written: string): Promise<ContentFile | Reason> {
  const source = pathWithin('', written);
  if (source === null) return REASONS.notInFolder;
  try {
    return await readContentFile(config, folder, { kind: 'picture', source }, MAX_PICTURE_MB);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.reason;
  }
}

/** Stores pictures, and returns their ids by path as written. A stored path keeps its id, and an unchanged picture its file. */
export async function storeSlidePictures(
  trx: Db,
  changes: FileChanges,
  pictures: ReadonlyMap<string, ContentFile>,
  moment: Date,
): Promise<Map<string, string>> {
  const stored = new Map((await listSlidePictures(trx)).map((row) => [row.source, row]));
  const ids = new Map<string, string>();
  for (const [written, { source, type, sha256, width, height, bytes }] of pictures) {
    const before = stored.get(source);
    const id = before?.id ?? randomUUID();
    ids.set(written, id);
    if (before?.sha256 === sha256) continue;
    const storage_key = await changes.write(bytes);
    const row = { ...{ id, source, type, sha256, width, height, storage_key }, size: bytes.length, stored_at: moment };
    if (before) changes.replace(before.storage_key);
    await (before ? updateSlidePicture(trx, row) : insertSlidePicture(trx, row));
  }
  return ids;
}
