import type { Area } from '../../../contract/core/areas';
import type { AuditAction } from '../../../contract/manage/audit';
import type { Db } from '../../db/connect';

/** Action of a person, or of the portal itself if `person` is null, on an item, with the state before and after it. */
export interface AuditEvent {
  action: AuditAction;
  person: string | null;
  item: { area: Area; id: string } | null;
  before?: object;
  after?: object;
}

/** Inserts an event into the audit log. Call it in the transaction of the change, so that neither is stored without the other. */
export async function insertAuditEvent(
  trx: Db,
  { action, person, item, before, after }: AuditEvent,
  moment: Date,
): Promise<void> {
  await trx
    .insertInto('audit_event')
    .values({
      at: moment,
      person,
      action,
      area: item?.area ?? null,
      item_id: item?.id ?? null,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute();
}
