import type { Named } from 'contract/item';
import type { PersonLink } from 'contract/person';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { PersonLine } from '../../person/PersonLine';
import styles from './OwnerLine.module.css';

interface OwnerLineProps {
  owner: PersonLink | null;
  /** Department shown if there is no owner. */
  department?: Named | null;
}

/** Shows the person or desk to ask or, without one, the department. Renders nothing without both. */
export function OwnerLine({ owner, department = null }: OwnerLineProps) {
  const { t } = useTranslation('person');
  if (!owner && !department) return null;
  return (
    <span className={styles.owner}>
      <span className="visually-hidden">{t('ask')} </span>
      {owner ? (
        <PersonLine person={owner} size="small" />
      ) : (
        <>
          <span className={styles.mark}>
            <Icon name="department" size={16} />
          </span>
          {department?.name}
        </>
      )}
    </span>
  );
}
