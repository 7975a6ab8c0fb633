import { areaNamed } from 'contract/core/areas';
import { AUDIT_GROUP_NAMES, AUDIT_ACTIONS } from 'contract/core/audit';
import { ROLES } from 'contract/core/permissions';
import type { AuditEvent } from 'contract/manage/audit';
import { formatBytes, formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { valueText } from '../saving/value-text';

/** Facts that events keep, by their stored names; a fact that is not listed is shown by its stored name. */
const FACTS = [
  'version',
  'revision',
  'material',
  'publishAt',
  'archivedAt',
  'dropped',
  'overwritten',
  'kind',
  'name',
  'source',
  'size',
  'replaced',
  'link',
  'label',
  'expiresAt',
  'remark',
  'reply',
  'resolved',
  'looksRight',
  'query',
  'items',
  'words',
  'scope',
  'locale',
  'roles',
  'areas',
  'departments',
  'permissions',
  'session',
  'sessions',
  'provider',
  'device',
  'reason',
  'feed',
  'keys',
  'code',
  'details',
  'by',
  'read',
  'created',
  'updated',
  'drafts',
  'kept',
  'conflicts',
  'failed',
  'files',
  'format',
  'person',
  'action',
  'area',
  'id',
  'from',
  'to',
  'glyph',
  'place',
  'days',
  'changed',
  'email',
  'phone',
  'role',
  'department',
  'hours',
  'replyHours',
  'entries',
  'people',
  'texts',
  'picture',
  'shown',
  'slides',
  'changedSlides',
  'aliases',
  'audiences',
  'editors',
  'contacts',
  'reviews',
] as const;

/** Reasons for which sessions end and sign-ins are refused. */
const REASONS = [
  'sign-out',
  'by-owner',
  'by-administrator',
  'replaced',
  'too-many',
  'not-admitted',
  'provider-removed',
  'refresh-token-reuse',
  'provider-sign-out',
  'provider-grant-gone',
  'other-person-signed-in',
  'token-used-before',
] as const;

/** Facts of which the first that an event has says most about it. */
const TELLING = [
  'query',
  'words',
  'label',
  'name',
  'reason',
  'device',
  'roles',
  'created',
  'items',
  'entries',
  'changedSlides',
  'slides',
  'format',
] as const;

/** Facts that are shown as a count. */
const COUNTED = ['created', 'items', 'entries', 'changedSlides', 'slides'] as const;

/** Returns functions for the names and values of the facts that events keep. */
export function useStateTexts() {
  const { t } = useTranslation(['audit', 'shell', 'itemHistory']);
  const labelOf = (name: string): string => {
    const fact = FACTS.find((each) => each === name);
    return fact ? t(`fact.${fact}`) : name;
  };
  const wordOf = (name: string, value: string): string => {
    const reason = name === 'reason' && REASONS.find((each) => each === value);
    if (reason) return t(`reason.${reason}`);
    const role = name === 'roles' && ROLES.find((each) => each === value);
    if (role) return t(`role.${role}`);
    const area = (name === 'areas' || name === 'area') && areaNamed(value);
    if (area) return t(`shell:area.${area}`);
    const changed = name === 'changed' && FACTS.find((each) => each === value);
    if (changed) return t(`fact.${changed}`);
    const group = name === 'action' && AUDIT_GROUP_NAMES.find((each) => each === value);
    if (group) return t(`group.${group}`);
    const action = name === 'action' && AUDIT_ACTIONS.find((each) => each === value);
    return action ? t(`action.${action}`) : valueText(value);
  };
  const valueOf = (name: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'itemHistory:fields.yes' : 'itemHistory:fields.no');
    if (typeof value === 'number') return name === 'size' ? formatBytes(value) : formatNumber(value);
    if (typeof value === 'string') return wordOf(name, value);
    if (Array.isArray(value)) return value.map((entry) => valueOf(name, entry)).join('\n');
    return valueText(value);
  };
  /** Returns the roles as text, without the one that everybody has beside others. */
  const rolesText = (roles: unknown): string => {
    if (!Array.isArray(roles)) return '';
    const others: unknown[] = roles.filter((role) => role !== 'employee');
    return valueOf('roles', others.length > 0 ? others : roles).replaceAll('\n', ' · ');
  };
  /** Returns the most telling fact of an event that is about no item. */
  const factOf = ({ before, after }: AuditEvent): string => {
    const facts = { ...before, ...after };
    const name = TELLING.find((each) => Object.hasOwn(facts, each));
    if (name === undefined) return '';
    const [former, present] = [rolesText(before?.roles), rolesText(after?.roles)];
    if (name === 'roles' && present) return former && former !== present ? t('rolesChanged', { former, present }) : present;
    const fact: unknown = facts[name];
    const count = Array.isArray(fact) ? fact.length : fact;
    const counted = COUNTED.find((each) => each === name);
    if (counted && typeof count === 'number') return t(`count.${counted}`, { count, formatted: formatNumber(count) });
    return valueOf(name, fact).replaceAll('\n', ' · ');
  };
  return { labelOf, valueOf, factOf };
}
