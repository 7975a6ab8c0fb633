import { sql } from 'kysely';
import type { Area } from '../../../contract/core/areas';
import type { Viewer } from '../../../contract/core/permissions';
import type { Db } from '../../db/connect';
import { visibleTo } from '../item/read/visibility';

/** Facts of a file that are needed to send it. */
export type StoredFile = Pick<
  NonNullable<Awaited<ReturnType<typeof findFile>>>,
  'kind' | 'name' | 'type' | 'size' | 'width' | 'sha256' | 'storageKey'
>;

/** Returns a file with the facts that decide whether the viewer may download it; undefined if there is none. */
export async function findFile(db: Db, id: string, viewer: Viewer, moment: Date) {
  return filesWithItem(db, viewer, moment).where('attachment.id', '=', id).executeTakeFirst();
}

/** Returns a file of a scheduled revision, which only its editors may download; undefined if there is none. */
export async function findScheduledFile(db: Db, id: string) {
  const found = await db
    .selectFrom('scheduled_revision')
    .innerJoin('item', 'item.key', 'scheduled_revision.item')
    .leftJoin('department', 'department.id', 'item.department')
    .where(sql<boolean>`files @> ${JSON.stringify([{ id }])}::jsonb`)
    .select(['files', 'item.key as item', 'item.area', 'item.department', 'item.updated_at as updatedAt'])
    .select(['department.names as departmentNames', 'department.aliases as departmentAliases'])
    .executeTakeFirst();
  const file = found?.files.find((each) => each.id === id);
  return found && file && { ...found, ...file, item: found.item, storageKey: file.storage_key };
}

/** Returns the attachments listed for download with a published item, in order. */
export async function findAttachments(db: Db, area: Area, id: string, viewer: Viewer, moment: Date) {
  return filesWithItem(db, viewer, moment)
    .where('item.area', '=', area)
    .where('item.id', '=', id)
    .where('attachment.kind', '=', 'attachment')
    .where('attachment.draft', '=', false)
    .orderBy('attachment.position')
    .orderBy('attachment.id')
    .execute();
}

function filesWithItem(db: Db, viewer: Viewer, moment: Date) {
  return db
    .selectFrom('attachment')
    .innerJoin('item', 'item.key', 'attachment.item')
    .leftJoin('item_draft', 'item_draft.item', 'item.key')
    .leftJoin('department', 'department.id', 'item.department')
    .select((eb) => [
      'attachment.id',
      'attachment.draft',
      'attachment.kind',
      'attachment.name',
      'attachment.type',
      'attachment.size',
      'attachment.width',
      'attachment.sha256',
      'attachment.storage_key as storageKey',
      'item.key as item',
      'item.area',
      'item.department',
      'item.updated_at as updatedAt',
      'department.names as departmentNames',
      'department.aliases as departmentAliases',
      eb('item_draft.item', 'is not', null).as('hasDraft'),
      eb.case().when(visibleTo(viewer, moment)(eb)).then(true).else(false).end().as('visible'),
    ]);
}
