import type { ItemDetail } from 'contract/item';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AsideSection } from '@/ui/primitives/AsideSection';
import { ContactText } from '../contact/ContactText';
import { PhoneLink } from '../contact/PhoneLink';
import { contactBeside } from './contact-beside';
import { PersonCard } from './PersonCard';
import styles from './WhomToAsk.module.css';

interface WhomToAskProps {
  item: Pick<ItemDetail, 'owner' | 'department' | 'contact'>;
  hotline?: string | null;
}

/**
 * Shows who answers questions about an item: the owner, or the department; contact and hotline if they are not the owner's.
 * Renders nothing for an item with neither owner, contact nor hotline.
 */
export function WhomToAsk({ item: { owner, department, contact }, hotline = null }: WhomToAskProps) {
  const { t } = useTranslation('person');
  const other = contactBeside({ owner, contact });
  const number = hotline === owner?.phone ? null : hotline;
  if (!owner && !other && !number) return null;
  return (
    <AsideSection title={t('ask')}>
      <div className={styles.ask}>
        {owner ? <PersonCard person={owner} /> : department && <p className={styles.department}>{department.name}</p>}
        {other && (
          <p>
            {owner && <span className="second">{t('orContact')} </span>}
            <ContactText text={other} />
          </p>
        )}
        {number && (
          <p>
            <span className="second">{t('hotline')}</span> <PhoneLink number={number} />
          </p>
        )}
      </div>
    </AsideSection>
  );
}
