import { sql, type RawBuilder } from 'kysely';

/**
 * Wraps a parameter as `(select $1::type)` so that PostgreSQL keeps one generic plan (decision 113). With a bare list or pattern,
 * a custom plan looks cheaper, and the statement would be planned at each execution. Inside `any()`, a list must be cast once
 * more, or it is parsed as a subquery of rows.
 */
export const genericPlanParam = <T>(value: T, type: string): RawBuilder<T> => sql<T>`(select ${value}::${sql.raw(type)})`;
