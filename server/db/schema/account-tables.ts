import type { Generated, JSONColumnType } from 'kysely';
import type { Area } from '../../../contract/core/areas';
import type { Locale } from '../../../contract/core/locale';
import type { Role } from '../../../contract/core/permissions';
import type { AuditAction } from '../../../contract/core/audit';
import type { RoleSource } from '../../../contract/manage/person';
import type { ReaderChoice } from '../../../contract/manage/see-as';
import type { Json, NullableText, NullableTimestamp, Timestamp, TimestampWithDefault } from './column-types';

/** Tables of people who sign in, their sessions and keys, and of the portal itself. */
export interface AccountTables {
  person: {
    id: string;
    issuer: string;
    subject: string;
    name: string;
    email: string;
    department: string | null;
    location: string | null;
    avatar_url: string | null;
    roles: Role[];
    editor_areas: Area[];
    editor_departments: string[];
    /** Permissions in all areas of an editor, such as `publish`, or in one of them, such as `notice:publish`. */
    editor_permissions: Generated<string[]>;
    locale: Locale;
    created_at: TimestampWithDefault;
    signed_in_at: TimestampWithDefault;
    /** Claims that granted the roles at the last sign-in. */
    role_sources: JSONColumnType<RoleSource[], string | undefined>;
    /** Words of the name with their pinyin, each after a space; empty for people who have not signed in since they are stored. */
    name_words: Generated<string>;
    /** Time until which published notices count as read. */
    notices_read_until: TimestampWithDefault;
  };
  login_attempt: {
    state_hash: string;
    nonce: string;
    code_verifier: string;
    back_url: string;
    bind_hash: string;
    expires_at: Timestamp;
  };
  login_ticket: {
    token_hash: string;
    person: string;
    /** Issuer of the identity provider that was configured when the ticket was created. */
    issuer: string;
    bind_hash: string;
    id_token: string | null;
    /** These are copied to the session when the ticket is exchanged. Here the grant is encrypted with the secret of the sign-in. */
    provider_session: NullableText;
    provider_subject: NullableText;
    provider_grant: NullableText;
    expires_at: Timestamp;
    used_at: NullableTimestamp;
  };
  session: {
    id: string;
    person: string;
    /** Issuer of the identity provider that was configured when the session began. */
    issuer: string;
    bind_hash: string;
    id_token: string | null;
    /** Ids of the session and of the person at the identity provider: `sid` and `sub` of the ID token. */
    provider_session: NullableText;
    provider_subject: NullableText;
    /** Tokens of the identity provider, encrypted with a secret that only the browser has. */
    provider_grant: NullableText;
    /** Time until which a renewal may wait for the identity provider; null if none does. */
    asking_until: NullableTimestamp;
    /** Last time the identity provider named the roles of the person; null if it cannot be asked. */
    roles_known_at: NullableTimestamp;
    user_agent: string | null;
    created_at: TimestampWithDefault;
    last_used_at: TimestampWithDefault;
    expires_at: Timestamp;
    ended_at: NullableTimestamp;
    end_reason: 'logout' | 'replaced' | 'reuse' | 'revoked' | null;
  };
  refresh_token: {
    token_hash: string;
    session: string;
    expires_at: Timestamp;
    rotated_at: NullableTimestamp;
    /** Salt from which, together with the token itself, the next token is derived; useless without the token. */
    successor_salt: string;
  };
  /** Used tokens, stored until they expire: sign-in tokens of a user centre and logout tokens of the identity provider. */
  used_token: { key_hash: string; expires_at: Timestamp };
  signing_key: {
    kid: string;
    private_jwk: Json<object>;
    public_jwk: Json<object>;
    created_at: TimestampWithDefault;
    /** Time from which the key signs nothing and its signatures are rejected. */
    retired_at: NullableTimestamp;
  };
  oidc_model: {
    kind: string;
    id: string;
    payload: Json<object>;
    grant_id: string | null;
    user_code: string | null;
    uid: string | null;
    expires_at: NullableTimestamp;
    consumed_at: NullableTimestamp;
  };
  setting: { name: string; value: Json<object> };
  /** Record of who changed what; rows are only ever inserted. */
  audit_event: {
    key: Generated<number>;
    at: Timestamp;
    /** Null for a command or a job that nobody started in the portal. */
    person: string | null;
    action: AuditAction;
    area: Area | null;
    item_id: string | null;
    /** State before and after, as far as the action changes it. */
    before: JSONColumnType<object, string | null, string | null>;
    after: JSONColumnType<object, string | null, string | null>;
  };
  /** As whom, and at which moment, an administrator sees the portal. */
  see_as: {
    id: string;
    /** The administrator. */
    viewer: string;
    reader: Json<ReaderChoice>;
    /** Null for now. */
    moment: NullableTimestamp;
    expires_at: Timestamp;
  };
  /** Rate limits: the calls counted so far use up the allowance until `paid_until`, which must not exceed `bound`. */
  rate_limit: { key: Buffer; paid_until: Timestamp; bound: Timestamp };
}
