import type { Viewer } from '../../../contract/core/permissions';
import { can } from '../../../contract/core/permissions';
import type { Db } from '../../db/connect';
import { visibleTo } from '../item/read/visibility';

/** Returns the picture of a slide with that id if the viewer sees the slide now, or manages the home page; undefined otherwise. */
export async function findSlidePicture(db: Db, id: string, viewer: Viewer, moment: Date) {
  const found = db.selectFrom('slide_picture').selectAll().where('slide_picture.id', '=', id);
  if (can(viewer, 'home.manage')) return found.executeTakeFirst();
  return found
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('slide')
          .select('slide.id')
          .whereRef('slide.picture', '=', 'slide_picture.id')
          .where('slide.is_on', '=', true)
          .where((each) => each.or([each('slide.starts_at', 'is', null), each('slide.starts_at', '<=', moment)]))
          .where((each) => each.or([each('slide.ends_at', 'is', null), each('slide.ends_at', '>', moment)]))
          .where((each) =>
            each.or([
              each('slide.item', 'is', null),
              each.exists(
                each
                  .selectFrom('item')
                  .select('item.key')
                  .whereRef('item.key', '=', 'slide.item')
                  .where(visibleTo(viewer, moment)),
              ),
            ]),
          ),
      ),
    )
    .executeTakeFirst();
}
