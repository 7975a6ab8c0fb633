import { Link } from 'umi';
import { AUDIT_GROUP_NAMES, AUDIT_GROUPS, type AuditAction, type AuditGroup } from 'contract/core/audit';
import type { AuditEvent } from 'contract/manage/audit';
import { formatDate, formatDaysTo, formatNumber, formatTime } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath, managedPersonPath } from '@/lib/paths';
import type { ListAddress } from '@/ui/list/useListAddress';
import { Icon, type IconName } from '@/ui/primitives/Icon';
import type { AuditState } from './audit-address';
import type { EventGroup } from './event-groups';
import styles from './EventParts.module.css';
import { useStateTexts } from './useStateTexts';

interface EventProps {
  event: AuditEvent;
  address: ListAddress<AuditState>;
}

const ICONS: Record<AuditGroup, IconName> = {
  draft: 'pencil',
  publication: 'globe',
  release: 'calendar',
  file: 'file',
  review: 'eye',
  structure: 'cards',
  home: 'home',
  directory: 'desk',
  search: 'search',
  access: 'user',
  transfer: 'download',
};

/** Actions whose icon differs from that of their group. */
const ACTION_ICONS: Partial<Record<AuditAction, IconName>> = {
  'session.begin': 'device',
  'session.end': 'sign-out',
  'session.refuse': 'warning',
  'see-as.begin': 'eye',
  'see-as.end': 'eye',
  'feed.revoke': 'feed',
  'key.retire': 'warning',
};

const iconOf = (action: AuditAction): IconName => {
  const actionsIn = (group: AuditGroup): readonly AuditAction[] => AUDIT_GROUPS[group];
  return ACTION_ICONS[action] ?? ICONS[AUDIT_GROUP_NAMES.find((group) => actionsIn(group).includes(action)) ?? 'access'];
};

/** Heading of the events of a day: its date, and how long ago it was. */
export const DayHead = ({ at }: { at: string }) => (
  <div className={styles.day}>
    <h2>{formatDate(at)}</h2>
    <span className="meta">{formatDaysTo(at)}</span>
  </div>
);

/** Time of day, below the heading of its day. */
export const EventTime = ({ event: { at } }: Pick<EventProps, 'event'>) => (
  <time className={styles.time} dateTime={at} title={formatDate(at, 'dateTime')}>
    {formatTime(at)}
  </time>
);

/** Returns the name of the person who acted, or words for the portal or a stranger. */
export function useActorName({ action, person }: AuditEvent): string {
  const { t } = useTranslation('audit');
  return person?.name ?? t(action === 'session.refuse' ? 'unknown' : 'portal');
}

/** Person who acted, as a link to all their events. */
export function EventPerson({ event, address }: EventProps) {
  const { t } = useTranslation('audit');
  const name = useActorName(event);
  const { person } = event;
  if (!person) return <span className="second">{name}</span>;
  return (
    <Link className={styles.person} to={address.hrefWith({ person: person.id })} title={t('allOfPerson', { name: person.name })}>
      {person.name}
    </Link>
  );
}

/** Action in plain words. */
export function EventAction({ event: { action } }: Pick<EventProps, 'event'>) {
  const { t } = useTranslation('audit');
  return (
    <span className={styles.action}>
      <Icon name={iconOf(action)} size={18} />
      {t(`action.${action}`)}
    </span>
  );
}

/** Link to the editor of an event's item. Without an item: the person, or else the most important fact. */
export function EventSubject({ event }: Pick<EventProps, 'event'>) {
  const { t } = useTranslation(['audit', 'shell']);
  const { factOf } = useStateTexts();
  const { item, subject } = event;
  if (!item && subject) {
    return (
      <Link className={styles.person} to={managedPersonPath(subject.id)}>
        {subject.name || t('unknown')}
      </Link>
    );
  }
  if (!item) return <span className="second">{factOf(event)}</span>;
  const { area, id, title } = item;
  return (
    <span className={styles.words}>
      {title === null ? <span>{id}</span> : <Link to={editorPath(item)}>{title}</Link>}
      <span className="meta">{t(`shell:area.${area}`)}</span>
    </span>
  );
}

/** Number of items of an import; without a number while older events, which may belong to it, are not loaded. */
export function GroupSize({ group: { members, isCut } }: { group: EventGroup }) {
  const { t } = useTranslation('audit');
  const count = members.length;
  return (
    <span className="second">{isCut ? t('count.itemsCut') : t('count.items', { count, formatted: formatNumber(count) })}</span>
  );
}

/** Subject of an event with a link to all events of the item. */
export function EventItem({ event, address }: EventProps) {
  const { t } = useTranslation('audit');
  const { item } = event;
  if (!item) return <EventSubject event={event} />;
  const { area, id, title } = item;
  return (
    <span className={styles.item}>
      <EventSubject event={event} />
      <Link
        className={`icon-button ${styles.all}`}
        to={address.hrefWith({ area, id })}
        aria-label={t('allOfItem', { title: title ?? id })}
        title={t('allOfItem', { title: title ?? id })}
      >
        <Icon name="filter" size={18} />
      </Link>
    </span>
  );
}
