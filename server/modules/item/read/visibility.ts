import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Viewer } from '../../../../contract/core/permissions';
import type { SightCondition } from '../../../../contract/manage/see-as';
import type { Database } from '../../../db/schema/schema';
import { isForDepartment, isForLocation } from './audience-repository';

type ItemBuilder = ExpressionBuilder<Database, 'item'>;

/** Conditions that an item must meet to be visible to a viewer at that moment. */
export const sightConditions = (
  viewer: Viewer,
  moment: Date,
): Record<SightCondition, (eb: ItemBuilder) => Expression<SqlBool>> => ({
  begun: (eb) => eb('item.published_at', '<=', moment),
  notExpired: (eb) => eb.or([eb('item.expires_at', 'is', null), eb('item.expires_at', '>', moment)]),
  notArchived: (eb) => eb('item.archived_at', 'is', null),
  ...audienceConditions(viewer),
});

/**
 * Returns the condition that an item is visible to a viewer at that moment: published, neither expired nor archived, and for an
 * audience that the viewer belongs to. Lists, details, counts, search, attachments and favourites all use it, as
 * `.where(visibleTo(viewer, now()))` on `item`.
 */
export const visibleTo =
  (viewer: Viewer, moment: Date) =>
  (eb: ItemBuilder): Expression<SqlBool> =>
    eb.and(Object.values(sightConditions(viewer, moment)).map((condition) => condition(eb)));

/** Returns the condition that the viewer belongs to the audience of an item. */
export const isFor =
  (viewer: Viewer) =>
  (eb: ItemBuilder): Expression<SqlBool> =>
    eb.and(Object.values(audienceConditions(viewer)).map((condition) => condition(eb)));

const audienceConditions = ({ department, location, roles }: Viewer) => ({
  department: (eb: ItemBuilder) =>
    eb.or([forEveryone(eb, 'item.audience_departments'), ...(department === null ? [] : [isForDepartment(department)])]),
  location: (eb: ItemBuilder) =>
    eb.or([forEveryone(eb, 'item.audience_locations'), ...(location === null ? [] : [isForLocation(location)])]),
  role: (eb: ItemBuilder) => eb.or([forEveryone(eb, 'item.audience_roles'), eb('item.audience_roles', '&&', eb.val([...roles]))]),
});

type AudienceColumn = 'item.audience_departments' | 'item.audience_locations' | 'item.audience_roles';

/**
 * Returns the condition that an audience column is empty. Compares the whole array, because PostgreSQL keeps statistics on whole
 * values and so knows that most items are for everyone.
 */
const forEveryone = (eb: ItemBuilder, column: AudienceColumn) => eb(column, '=', eb.val<string[]>([]));
