import type { AuditAction } from '../../contract/core/audit';
import { auditedActions, type Endpoint } from '../../contract/core/endpoint';
import { itemRef, type ItemRef } from '../../contract/item';
import { remarkApi } from '../../contract/remark';
import { sessionApi } from '../../contract/session';
import type { MockAuditEvent } from '../data/audit';
import type { Person } from '../data/people';
import type { Store } from '../data/store';

type Input = Record<string, unknown> | null | undefined;

/** Calls that store an event only in cases that the mocks do not have: a reused token, changed roles. */
const SELDOM: readonly Endpoint[] = [sessionApi.refresh, sessionApi.callback];

/** Input that does not belong in the audit log: texts, secrets, and what names the item. */
const LEFT_OUT = ['area', 'id', 'document', 'token', 'ucToken', 'text', 'note', 'block'];

/** Adds an event to the audit log for a call that succeeded, if the contract says that it stores one. */
export function recordCall(store: Store, endpoint: Endpoint, given: unknown, person: Pick<Person, 'id' | 'name'> | null): void {
  const input = given as Input;
  const [first] = auditedActions(endpoint);
  if (!first || SELDOM.includes(endpoint)) return;
  const action: AuditAction = endpoint === remarkApi.resolve && input?.['resolved'] === false ? 'remark.reopen' : first;
  const item = itemOf(input?.['document'] ?? input);
  const event = { action, item, person: person && { id: person.id, name: person.name } };
  if (isGoingOn(store.audit[0], event)) return;
  const after = Object.entries(input ?? {}).filter(([name, value]) => !LEFT_OUT.includes(name) && value !== undefined);
  store.audit.unshift({
    key: (store.audit[0]?.key ?? 0) + 1,
    at: new Date().toISOString(),
    ...event,
    before: null,
    after: after.length ? Object.fromEntries(after) : null,
  });
}

/** Returns whether an event only repeats that a person is writing a draft, of which the log tells the beginning. */
const isGoingOn = (
  latest: MockAuditEvent | undefined,
  { action, item, person }: Omit<MockAuditEvent, 'key' | 'at' | 'before' | 'after'>,
) =>
  action === 'draft.save' &&
  latest?.action === action &&
  latest.person?.id === person?.id &&
  latest.item?.area === item?.area &&
  latest.item?.id === item?.id;

function itemOf(value: unknown): ItemRef | null {
  const { area, id } = (value ?? {}) as Record<string, unknown>;
  const parsed = itemRef.safeParse({ area, id });
  return parsed.success ? parsed.data : null;
}

/** Returns the person whom the answer of a sign-in names, or null. */
export function personIn(store: Store, answer: unknown): Person | null {
  const token = (answer as { token?: unknown } | undefined)?.token;
  return typeof token === 'string' ? (store.tokens.get(token)?.person ?? null) : null;
}
