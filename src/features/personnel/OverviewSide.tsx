import type { PersonnelOverview } from 'contract/personnel';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AsideSection } from '@/ui/primitives/AsideSection';
import { DeferredPart } from '@/ui/states/DeferredPart';
import { KeyDateList } from './KeyDateList';
import rows from './PeopleToAsk.module.css';
import styles from './PersonnelOverview.module.css';

/** Loads the people after the topics, because they are below the first view of most screens. */
const loadPeople = async () => ({ default: (await import('./PeopleToAsk')).PeopleToAsk });

/** Shows key dates and whom to ask beside the topics. */
export function OverviewSide({ overview }: { overview: PersonnelOverview }) {
  const { t } = useTranslation('personnel');
  const { contacts, keyDates } = overview;
  return (
    <div className={styles.side}>
      {keyDates.length > 0 && (
        <AsideSection title={t('side.keyDates')}>
          <KeyDateList dates={keyDates} />
        </AsideSection>
      )}
      {overview.people.length + contacts.length > 0 && (
        <AsideSection title={t('side.contacts')}>
          <DeferredPart load={loadPeople} waiting={<PeopleSkeleton count={overview.people.length} />}>
            {(PeopleToAsk) => <PeopleToAsk people={overview.people} contacts={contacts} />}
          </DeferredPart>
        </AsideSection>
      )}
    </div>
  );
}

/** Keeps the place of the people until they can be rendered. */
const PeopleSkeleton = ({ count }: { count: number }) => (
  <ul className={rows.people} aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      <li key={place} className={rows.waiting} />
    ))}
  </ul>
);
