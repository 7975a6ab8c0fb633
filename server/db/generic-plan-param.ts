import { sql, type RawBuilder } from 'kysely';

/**
 * A value that PostgreSQL knows only when the statement runs, as this type of its own. Given as it is, a list or pattern makes a plan of
 * its own look cheaper than one for any, and the statement is planned anew each time it is asked. Within `any()` a list is cast once
 * more, or it is taken for a query of rows.
 */
export const genericPlanParam = <T>(value: T, type: string): RawBuilder<T> => sql<T>`(select ${value}::${sql.raw(type)})`;
