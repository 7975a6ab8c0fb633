import '@/lib/i18n/texts/personnel';
import { suggestIn } from '@/lib/api/suggest';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaBanner } from '@/entities/area/AreaBanner';
import { PersonnelOffice } from '@/entities/area/views/PersonnelOffice';
import { AreaSearch } from '@/entities/item/search/AreaSearch';
import { useListAddress } from '@/ui/list/useListAddress';
import { PERSONNEL_LIST_FIELDS, showsTopics } from './personnel-list-address';
import { PersonnelList } from './PersonnelList';
import { PersonnelOverview } from './PersonnelOverview';
import { useTopOfView } from './useTopOfView';
import styles from './PersonnelScreen.module.css';

const suggest = suggestIn('POST /api/personnel/suggest', 'personnel');

/** First page of personnel: search, and the overview of topics or the list that the address describes. */
export function PersonnelScreen() {
  const { t } = useTranslation('personnel');
  const address = useListAddress(PERSONNEL_LIST_FIELDS);
  const isOverview = showsTopics(address.state);
  const content = useTopOfView(isOverview ? 'topics' : 'list');
  return (
    <>
      <AreaBanner area="personnel" view={<PersonnelOffice />} isBrief={!isOverview}>
        <AreaSearch
          area="personnel"
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          suggest={suggest}
          address={address}
        />
      </AreaBanner>
      <div ref={content} tabIndex={-1} className={styles.content}>
        {isOverview ? <PersonnelOverview /> : <PersonnelList address={address} />}
      </div>
    </>
  );
}
