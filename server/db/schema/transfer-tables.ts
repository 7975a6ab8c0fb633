import type { ColumnType } from 'kysely';
import type { Area } from '../../../contract/core/areas';
import type { Locale } from '../../../contract/core/locale';
import type { TransferEntryKind } from '../../../contract/core/transfer-entry-kinds';
import type { Transfer, TransferState } from '../../../contract/manage/transfer';
import type { NullableJson, TimestampWithDefault } from './column-types';

/** Tables of imports and exports that administrators start in the portal. */
export interface TransferTables {
  transfer: {
    id: string;
    kind: Transfer['kind'];
    state: TransferState;
    name: string;
    /** Size of the zip in bytes; null while it is received or written. */
    size: number | null;
    person: string | null;
    areas: Area[];
    drafts: boolean;
    overwrite: boolean;
    /** Progress of the running work, in documents. */
    done: ColumnType<number, number | undefined>;
    total: ColumnType<number, number | undefined>;
    left_out: NullableJson<NonNullable<Transfer['leftOut']>>;
    failure: NullableJson<NonNullable<Transfer['failure']>>;
    started_at: TimestampWithDefault;
    /** Time of the last heartbeat of the process that runs it. */
    beat_at: TimestampWithDefault;
  };
  /** Report of a transfer. */
  transfer_entry: {
    transfer: string;
    position: number;
    kind: TransferEntryKind;
    file: string;
    line: number | null;
    area: Area | null;
    item_id: string | null;
    title: string | null;
    /** Problem in each language. */
    reason: NullableJson<Record<Locale, string>>;
  };
}
