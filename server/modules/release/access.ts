import type { Viewer } from '../../../contract/core/permissions';
import type { Db } from '../../db/connect';
import { AppError } from '../../http/errors';
import { mayPublish } from '../item/read/policy';
import { findRelease, listReleaseItems, type ReleaseItemRow, type ReleaseRow } from './release-repository';

/** Release with its items. */
export interface LoadedRelease {
  row: ReleaseRow;
  items: ReleaseItemRow[];
}

/** Returns whether a person sees a release: they began it, or may publish something in it. */
export const seesRelease = (viewer: Viewer, { row, items }: LoadedRelease): boolean =>
  row.owner === viewer.id || items.some((item) => mayPublish(viewer, item));

/** Returns whether a person may set the moment of a release, publish it and cancel it. */
export const managesRelease = (viewer: Viewer, { row, items }: LoadedRelease): boolean =>
  row.owner === viewer.id || (items.length > 0 && items.every((item) => mayPublish(viewer, item)));

/** Returns a release that the viewer sees. Throws `release.not_found`. */
export async function visibleRelease(db: Db, id: string, viewer: Viewer): Promise<LoadedRelease> {
  const loaded = await loadRelease(db, id);
  if (!seesRelease(viewer, loaded)) throw new AppError('release.not_found');
  return loaded;
}

/** Returns a release, whoever may see it. Throws `release.not_found`. */
export async function loadRelease(db: Db, id: string): Promise<LoadedRelease> {
  const row = await findRelease(db, id);
  if (!row) throw new AppError('release.not_found');
  return { row, items: await listReleaseItems(db, [id]) };
}

/** Returns a release, still to come, that the viewer sees. Throws `release.conflict` for one that is done with. */
export async function comingRelease(db: Db, id: string, viewer: Viewer): Promise<LoadedRelease> {
  const loaded = await visibleRelease(db, id, viewer);
  if (loaded.row.doneAt) throw new AppError('release.conflict');
  return loaded;
}

/** Returns a release, still to come, in this version, that the viewer manages. Throws `release.conflict` or `permission.denied`. */
export async function managedRelease(
  db: Db,
  { release, version }: { release: string; version: number },
  viewer: Viewer,
): Promise<LoadedRelease> {
  const loaded = await comingRelease(db, release, viewer);
  if (!managesRelease(viewer, loaded)) throw new AppError('permission.denied');
  if (loaded.row.version !== version) throw new AppError('release.conflict');
  return loaded;
}
