import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { Locale } from '../../../contract/core/locale';
import type { ItemDocument } from '../../../contract/document';
import type { BulkAction } from '../../../contract/manage/bulk';
import type { PresenceMode } from '../../../contract/manage/presence';
import type { ReleaseFailure, ReleaseState } from '../../../contract/manage/release';
import type { ItemState, PublicationChange } from '../../../contract/manage/state';
import type { RemarkBlock } from '../../../contract/remark';
import type { Json, Nullable, NullableJson, NullableTimestamp, Timestamp, TimestampWithDefault } from './column-types';
import type { ItemTables } from './item-tables';

/** Why a scheduled revision was not published. */
export type ScheduleFailure = NonNullable<ItemState['failed']>;

/** State of an item before or after a bulk action. The draft is given for an item that was never published. */
export interface CareState {
  revision: number;
  version: number | null;
  archived: boolean;
  checkBy: string | null;
  facts: FormerState['item'];
  draft?: ItemDocument;
}

/** State that a publication replaced, so that it can be undone. */
export interface FormerState {
  /** Revision that was live before; 0 if there was none. */
  revision: number;
  /** Draft that was published. */
  draft: { document: ItemDocument; person: string | null; writers?: string[] };
  /** Files of the former revision; their bytes are kept until the time to undo has passed. */
  files: Selectable<ItemTables['attachment']>[];
  item: {
    publishedAt: string | null;
    updatedAt: string;
    materialChanges: number;
    materialRevision: number;
    materialAt: string | null;
  };
}

/** Tables of drafts and of what editors and their colleagues do with them. */
export interface EditingTables {
  item_draft: {
    item: number;
    /** Identity of the draft until it is published or discarded; a later draft of the item has another one. */
    id: Generated<string>;
    document: Json<ItemDocument>;
    person: string | null;
    updated_at: TimestampWithDefault;
    version: Generated<number>;
    /** Published revision that the draft began from. */
    base_revision: Generated<number>;
    submitted_at: NullableTimestamp;
    submitted_by: Nullable<string>;
    submitted_note: Nullable<string>;
    submitted_version: Nullable<number>;
    returned_at: NullableTimestamp;
    returned_by: Nullable<string>;
    returned_note: Nullable<string>;
    failure: NullableJson<ScheduleFailure>;
    /** Everyone who has saved a version of it, or changed its files. */
    writers: Generated<string[]>;
    /** Number of changes of its files, which do not increase the version. */
    file_changes: Generated<number>;
    approved_at: NullableTimestamp;
    approved_by: Nullable<string>;
    approved_version: Nullable<number>;
  };
  /** Draft that is published at a given time; an item has one at most. */
  scheduled_revision: {
    item: number;
    /** Increases with every move. */
    version: Generated<number>;
    document: Json<ItemDocument>;
    /** Rows of its files, which are in no other table. */
    files: Json<Selectable<ItemTables['attachment']>[]>;
    base_revision: number;
    /** Department of the document at the time of scheduling; null if it has none, or if publishing would create it. */
    department: string | null;
    publish_at: Timestamp;
    change: NullableJson<PublicationChange>;
    author: string | null;
    submitted_by: string | null;
    /** Person who scheduled it. */
    person: string | null;
    created_at: Timestamp;
    failure: NullableJson<ScheduleFailure>;
    writers: Generated<string[]>;
    /** Person who approved the draft. */
    approver: Nullable<string>;
    overruled_by: Nullable<string>;
    overrule_reason: Nullable<string>;
    /** Release with which it goes live, which decides about its time. */
    release: Nullable<string>;
  };
  /** Drafts of several items that go live at one moment; they become scheduled revisions when it gets the moment. */
  release: {
    id: Generated<string>;
    name: string;
    version: Generated<number>;
    state: Generated<ReleaseState>;
    publish_at: NullableTimestamp;
    owner: string | null;
    created_at: Timestamp;
    done_at: NullableTimestamp;
    failure: NullableJson<ReleaseFailure>;
  };
  /** Draft in a release, in the version that was added. */
  release_item: {
    release: string;
    item: number;
    draft: string | null;
    version: number;
    file_changes: number;
    change: NullableJson<PublicationChange>;
    /** Person who added it, and whose permission to publish was checked. */
    person: string | null;
    added_at: Timestamp;
    /** Revision as which it was published. */
    revision: Nullable<number>;
  };
  /** Decisions of reviewers on submitted drafts, which stay when the draft is published or discarded. */
  review_decision: {
    key: Generated<number>;
    item: number;
    decision: 'approved' | 'returned';
    version: number;
    note: string | null;
    at: Timestamp;
    person: string | null;
    submitted_by: string | null;
  };
  /** Last publication or archiving of an item, until the time to undo it has passed. */
  item_undo: {
    item: number;
    kind: 'publish' | 'archive';
    /** Revision after the action. */
    revision: number;
    at: Timestamp;
    /** Null for archiving. */
    former: NullableJson<FormerState>;
  };
  /** Change that a bulk action made to an item, for repeating and undoing it. */
  bulk_change: {
    bulk: string;
    item: number;
    person: string;
    at: Timestamp;
    action: BulkAction['kind'];
    before: Json<CareState>;
    after: Json<CareState>;
    undone_at: NullableTimestamp;
  };
  /** Places of published items in the search results for the questions of their revisions. `place` is null if the item was not found. */
  question_place: {
    item: number;
    locale: Locale;
    question: string;
    revision: number;
    place: number | null;
    /** Last place among the first results, before the item fell below them; null if it was never among them. */
    former_place: number | null;
    asked_at: Timestamp;
  };
  /** Links to a draft; they no longer work once there is no draft with that id. */
  preview_link: {
    id: Generated<string>;
    token_hash: string;
    item: number;
    draft: string;
    label: string;
    person: string;
    created_at: TimestampWithDefault;
    expires_at: Timestamp;
    revoked_at: NullableTimestamp;
  };
  /** Openings of a preview link, one a day for each person; `at` is the last one. */
  preview_opening: { link: string; person: string; day: ColumnType<string, string, never>; at: Timestamp };
  /** Remarks on drafts and replies to them. Those of published drafts are kept with the item. */
  preview_remark: {
    id: Generated<string>;
    item: number;
    draft: string;
    version: number;
    /** Remark that this one replies to. */
    parent: string | null;
    /** Null for a reply. */
    locale: Locale | null;
    /** Null for a reply and for a remark on the whole draft. */
    block: JSONColumnType<RemarkBlock, string | null, never> | null;
    text: string;
    person: string;
    created_at: Timestamp;
    resolved_at: NullableTimestamp;
    resolved_by: string | null;
  };
  /** Marks of people that a version of a draft looks right. */
  preview_looks_right: { item: number; draft: string; version: number; person: string; at: Timestamp };
  /** People who have an item open in the editor. Unlogged: after a crash, open editors report again. */
  editor_presence: { item: number; person: string; mode: PresenceMode; since: Timestamp; seen_at: Timestamp };
}
