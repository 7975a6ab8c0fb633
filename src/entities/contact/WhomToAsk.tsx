import type { Named } from 'contract/item';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AsideSection } from '../../ui/primitives/AsideSection';
import { ContactText } from './ContactText';
import { PhoneLink } from './PhoneLink';
import styles from './WhomToAsk.module.css';

interface WhomToAskProps {
  department: Named | null;
  contact: string | null;
  hotline?: string | null;
}

/** Shows who answers questions about an item: department, contact and hotline. Renders nothing without contact and hotline. */
export function WhomToAsk({ department, contact, hotline }: WhomToAskProps) {
  const { t } = useTranslation('item');
  if (!contact && !hotline) return null;
  return (
    <AsideSection title={t('ask.title')}>
      <div className={styles.ask}>
        {department && <p className={styles.department}>{department.name}</p>}
        {contact && (
          <p>
            <ContactText text={contact} />
          </p>
        )}
        {hotline && (
          <p>
            <span className="second">{t('ask.hotline')}</span> <PhoneLink number={hotline} />
          </p>
        )}
      </div>
    </AsideSection>
  );
}
