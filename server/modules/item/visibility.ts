import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Viewer } from '../../../contract/permissions';
import type { Database } from '../../db/schema';

type ItemBuilder = ExpressionBuilder<Database, 'item'>;

/**
 * Who sees what, once for lists, details, counts, search, attachments and favourites: published, neither expired nor archived at
 * that moment, and for an audience that the viewer belongs to. To be used as `.where(visibleTo(viewer, now()))` on `item`.
 */
export const visibleTo =
  (viewer: Viewer, moment: Date) =>
  (eb: ItemBuilder): Expression<SqlBool> =>
    eb.and([
      eb('item.published_at', '<=', moment),
      eb.or([eb('item.expires_at', 'is', null), eb('item.expires_at', '>', moment)]),
      eb('item.archived_at', 'is', null),
      eb.or([forEveryone(eb, 'item.audience_departments'), isOneOf(eb, viewer.department, 'item.audience_departments')]),
      eb.or([forEveryone(eb, 'item.audience_locations'), isOneOf(eb, viewer.location, 'item.audience_locations')]),
      eb.or([forEveryone(eb, 'item.audience_roles'), eb('item.audience_roles', '&&', eb.val([...viewer.roles]))]),
    ]);

type AudienceColumn = 'item.audience_departments' | 'item.audience_locations' | 'item.audience_roles';

/** Compared as a whole, because PostgreSQL keeps statistics of that: it then knows that most items are for everyone. */
const forEveryone = (eb: ItemBuilder, column: AudienceColumn) => eb(column, '=', eb.val<string[]>([]));

const isOneOf = (eb: ItemBuilder, value: string | null, column: 'item.audience_departments' | 'item.audience_locations') =>
  eb(eb.val(value), '=', eb.fn.any(column));
