import type { Deps } from '../../../http/deps';
import { itemNotFound, type Area } from '../../../../contract/core/areas';
import type { ErrorCode } from '../../../../contract/core/errors';
import type { Viewer } from '../../../../contract/core/permissions';
import { AppError } from '../../../http/errors';
import { countShare, findVisible } from './engagement-repository';
import type { ViewCounter } from './view-counter';

/** Returns a visible item. Throws the given error code, by default the area's `not_found`, if there is none. */
export async function visibleItem(
  { db, now }: Deps,
  { area, id }: { area: Area; id: string },
  viewer: Viewer,
  notFound: ErrorCode = itemNotFound(area),
) {
  const item = await findVisible(db, area, id, viewer, now());
  if (!item) throw new AppError(notFound);
  return item;
}

export async function viewItem(
  deps: Deps,
  views: Pick<ViewCounter, 'count'>,
  area: Area,
  id: string,
  viewer: Viewer,
): Promise<number> {
  return views.count(await visibleItem(deps, { area, id }, viewer), viewer.id);
}

export async function shareItem({ db, now }: Deps, area: Area, id: string, viewer: Viewer): Promise<number> {
  const shareCount = await countShare(db, area, id, viewer, now());
  if (shareCount === undefined) throw new AppError(itemNotFound(area));
  return shareCount;
}
