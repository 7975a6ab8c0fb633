import type { Deps } from '../../../http/deps';
import type { Viewer } from '../../../../contract/core/permissions';
import { AppError } from '../../../http/errors';
import type { NamedArea } from '../read/reader';
import { countShare, findVisible } from './engagement-repository';
import type { ViewCounter } from './view-counter';

/** Returns a visible item. Throws the area's `not_found` if there is none. */
export async function visibleItem({ db, now }: Deps, { area, notFound }: NamedArea, id: string, viewer: Viewer) {
  const item = await findVisible(db, area, id, viewer, now());
  if (!item) throw new AppError(notFound);
  return item;
}

export async function viewItem(deps: Deps, views: ViewCounter, area: NamedArea, id: string, viewer: Viewer): Promise<number> {
  return views.count(await visibleItem(deps, area, id, viewer), viewer.id);
}

export async function shareItem({ db, now }: Deps, { area, notFound }: NamedArea, id: string, viewer: Viewer): Promise<number> {
  const shareCount = await countShare(db, area, id, viewer, now());
  if (shareCount === undefined) throw new AppError(notFound);
  return shareCount;
}
