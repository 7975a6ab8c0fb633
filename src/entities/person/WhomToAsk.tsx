import { useId } from 'react';
import type { ItemDetail } from 'contract/item';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ContactText } from '../contact/ContactText';
import { contactBeside } from './contact-beside';
import { PersonCard } from './PersonCard';
import styles from './WhomToAsk.module.css';

/** The owner of an item as the person or desk to ask, and its contact if that is another one. Nothing without an owner. */
export function WhomToAsk({ item: { owner, contact } }: { item: Pick<ItemDetail, 'owner' | 'contact'> }) {
  const { t } = useTranslation('person');
  const titleId = useId();
  if (!owner) return null;
  const other = contactBeside({ owner, contact });
  return (
    <section className={styles.ask} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('ask')}
      </h2>
      <PersonCard person={owner} />
      {other !== null && (
        <p className={styles.other}>
          {t('orWrite')} <ContactText text={other} />
        </p>
      )}
    </section>
  );
}
