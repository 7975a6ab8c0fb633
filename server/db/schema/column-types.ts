import type { ColumnType, JSONColumnType } from 'kysely';

/** Timestamp: read as Date, written as Date or ISO 8601. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type NullableText = ColumnType<string | null, string | null | undefined, string | null>;
export type TimestampWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;
export type Json<T extends object> = JSONColumnType<T>;
export type NullableJson<T extends object> = JSONColumnType<T | null, string | null | undefined, string | null>;
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
