import type { PersonnelOverview } from 'contract/personnel';
import { useTranslation } from '@/lib/useTranslation';
import { ContactList } from './ContactList';
import { KeyDateList } from './KeyDateList';
import { PageLinks } from './PageLinks';
import { SideSection } from './SideSection';
import styles from './PersonnelOverview.module.css';

export function OverviewSide({ overview }: { overview: PersonnelOverview }) {
  const { t } = useTranslation('personnel');
  const { contacts, keyDates, mostRead, services } = overview;
  return (
    <div className={styles.side}>
      {keyDates.length > 0 && (
        <SideSection title={t('side.keyDates')}>
          <KeyDateList dates={keyDates} />
        </SideSection>
      )}
      {contacts.length > 0 && (
        <SideSection title={t('side.contacts')}>
          <ContactList contacts={contacts} />
        </SideSection>
      )}
      {mostRead.length > 0 && (
        <SideSection title={t('side.mostRead')}>
          <PageLinks items={mostRead} />
        </SideSection>
      )}
      {services.length > 0 && (
        <SideSection title={t('side.services')}>
          <PageLinks items={services} />
        </SideSection>
      )}
    </div>
  );
}
