import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../../../ui/primitives/Icon';
import styles from './Remarks.module.css';
import type { Remarks } from './useRemarks';

/** Names those who say that the draft looks right, and those who said so of an earlier version. */
export function Approvals({ data }: Pick<Remarks, 'data'>) {
  const { t } = useTranslation('preview');
  if (!data?.looksRight.length) return null;
  const present = data.looksRight.filter(({ version }) => version === data.version);
  const names = new Set(present.map(({ person }) => person.id));
  const earlier = data.looksRight.filter(({ person: { id } }) => !names.has(id) && names.add(id));
  return (
    <ul className={styles.approvals} aria-label={t('looksRight')}>
      {[...present, ...earlier].map(({ person, version }) => (
        <li key={person.id}>
          <Icon name="check" />
          <span>
            {person.name}
            {version !== data.version && <span className="meta"> {t('earlier')}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
