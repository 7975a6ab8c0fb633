import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '../../../contract/core/locale';
import type { NoticeFeedFilter } from '../../../contract/notice';
import type { Json, NullableTimestamp, Timestamp, TimestampWithDefault } from './column-types';

/** Tables of what readers do: favourites, openings, confirmations, feeds and feedback. */
export interface ReaderTables {
  favourite: { person: string; item: number; created_at: TimestampWithDefault };
  /** Items that a person has opened, with the revision and the number of times. */
  opened: { person: string; item: number; revision: number; times: Generated<number>; last_at: Timestamp };
  /** Confirmed notices; `changes_seen` is the number of changes that the item had at that time. */
  acknowledgement: { person: string; item: number; revision: number; changes_seen: number; acknowledged_at: Timestamp };
  alert_dismissal: { person: string; item: number; revision: number };
  notice_feed: {
    id: Generated<string>;
    token_hash: string;
    person: string;
    /** Issuer that the person signed in with. */
    issuer: string;
    filter: Json<NoticeFeedFilter>;
    locale: Locale;
    created_at: TimestampWithDefault;
    last_used_at: NullableTimestamp;
  };
  quick_link: { person: string; item: number; position: number };
  /** Version that rises with each transaction that changes what a person has done; people who have done nothing have none. */
  person_version: { person: string; version: number };
  view_day: { item: number; person: string; day: ColumnType<string, string, never> };
  /** Counts of an item on a day (UTC): people who opened it, their openings, and shares. */
  item_day: {
    item: number;
    day: ColumnType<string, string, never>;
    readers: Generated<number>;
    openings: Generated<number>;
    shares: Generated<number>;
  };
  /** Downloads of a file on a day (UTC), with the name that it had. */
  download_day: { item: number; attachment: string; day: ColumnType<string, string, never>; name: string; downloads: number };
  feedback: {
    item: number;
    person: string;
    useful: boolean;
    comment: string | null;
    revision: number;
    created_at: TimestampWithDefault;
  };
}
