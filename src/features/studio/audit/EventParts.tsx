import { Link } from 'umi';
import { AUDIT_GROUP_NAMES, AUDIT_GROUPS, type AuditAction, type AuditGroup } from 'contract/core/audit';
import type { AuditEvent } from 'contract/manage/audit';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath, managedPersonPath } from '@/lib/paths';
import type { ListAddress } from '@/ui/list/useListAddress';
import { Icon, type IconName } from '@/ui/primitives/Icon';
import type { AuditState } from './audit-address';
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

const iconOf = (action: AuditAction): IconName => {
  const actionsIn = (group: AuditGroup): readonly AuditAction[] => AUDIT_GROUPS[group];
  return ICONS[AUDIT_GROUP_NAMES.find((group) => actionsIn(group).includes(action)) ?? 'access'];
};

export const EventTime = ({ event: { at } }: Pick<EventProps, 'event'>) => (
  <time className={styles.time} dateTime={at}>
    {formatDate(at, 'dateTime')}
  </time>
);

/** Person who acted, as a link to all their events. */
export function EventPerson({ event: { action, person }, address }: EventProps) {
  const { t } = useTranslation('audit');
  if (!person) return <span className="second">{t(action === 'session.refuse' ? 'unknown' : 'portal')}</span>;
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

/** Links to the editor of an event's item and to all its events. Without an item: the person, or else the most important fact. */
export function EventItem({ event, address }: EventProps) {
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
    <span className={styles.item}>
      <span className={styles.words}>
        {title === null ? <span>{id}</span> : <Link to={editorPath(item)}>{title}</Link>}
        <span className="meta">{t(`shell:area.${area}`)}</span>
      </span>
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
