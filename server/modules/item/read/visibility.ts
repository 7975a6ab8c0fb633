import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Viewer } from '../../../../contract/core/permissions';
import type { Database } from '../../../db/schema/schema';
import { isForDepartment, isForLocation } from './audience-repository';

type ItemBuilder = ExpressionBuilder<Database, 'item'>;

/**
 * Returns the condition that an item is visible to a viewer at that moment: published, neither expired nor archived, and for an
 * audience that the viewer belongs to. Lists, details, counts, search, attachments and favourites all use it, as
 * `.where(visibleTo(viewer, now()))` on `item`.
 */
export const visibleTo =
  (viewer: Viewer, moment: Date) =>
  (eb: ItemBuilder): Expression<SqlBool> =>
    eb.and([
      eb('item.published_at', '<=', moment),
      eb.or([eb('item.expires_at', 'is', null), eb('item.expires_at', '>', moment)]),
      eb('item.archived_at', 'is', null),
      isFor(viewer)(eb),
    ]);

/** Returns the condition that the viewer belongs to the audience of an item. */
export const isFor =
  ({ department, location, roles }: Viewer) =>
  (eb: ItemBuilder): Expression<SqlBool> =>
    eb.and([
      eb.or([forEveryone(eb, 'item.audience_departments'), ...(department === null ? [] : [isForDepartment(department)])]),
      eb.or([forEveryone(eb, 'item.audience_locations'), ...(location === null ? [] : [isForLocation(location)])]),
      eb.or([forEveryone(eb, 'item.audience_roles'), eb('item.audience_roles', '&&', eb.val([...roles]))]),
    ]);

type AudienceColumn = 'item.audience_departments' | 'item.audience_locations' | 'item.audience_roles';

/**
 * Returns the condition that an audience column is empty. Compares the whole array, because PostgreSQL keeps statistics on whole
 * values and so knows that most items are for everyone.
 */
const forEveryone = (eb: ItemBuilder, column: AudienceColumn) => eb(column, '=', eb.val<string[]>([]));
