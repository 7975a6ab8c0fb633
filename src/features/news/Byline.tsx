import type { News } from 'contract/welfare';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PersonHover } from '@/entities/person/PersonHover';
import styles from './NewsDetail.module.css';

/** Names the owner of a story above its text, with the card of the person on the name. Face and role are with the contact. */
export function Byline({ owner }: Pick<News, 'owner'>) {
  const { t } = useTranslation('welfare');
  if (!owner) return null;
  return (
    <div className={styles.byline}>
      {t('byline')} <PersonHover person={owner} />
    </div>
  );
}
