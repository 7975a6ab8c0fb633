import type { PersonnelOverview } from 'contract/personnel';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AsideSection } from '@/ui/primitives/AsideSection';
import { ItemLinks } from '@/entities/item/list/ItemLinks';
import { KeyDateList } from './KeyDateList';
import { PeopleToAsk } from './PeopleToAsk';
import styles from './PersonnelOverview.module.css';

export function OverviewSide({ overview }: { overview: PersonnelOverview }) {
  const { t } = useTranslation('personnel');
  const { people, contacts, keyDates, mostRead, services } = overview;
  return (
    <div className={styles.side}>
      {keyDates.length > 0 && (
        <AsideSection title={t('side.keyDates')}>
          <KeyDateList dates={keyDates} />
        </AsideSection>
      )}
      {people.length + contacts.length > 0 && (
        <AsideSection title={t('side.contacts')}>
          <PeopleToAsk people={people} contacts={contacts} />
        </AsideSection>
      )}
      {mostRead.length > 0 && (
        <AsideSection title={t('side.mostRead')}>
          <ItemLinks items={mostRead} />
        </AsideSection>
      )}
      {services.length > 0 && (
        <AsideSection title={t('side.services')}>
          <ItemLinks items={services} />
        </AsideSection>
      )}
    </div>
  );
}
