import '@/lib/i18n/texts/personnel';
import { suggestIn } from '@/lib/api/suggest';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { personnelPath } from '@/lib/paths';
import { AreaBanner } from '@/entities/area/AreaBanner';
import { PersonnelOffice } from '@/entities/area/views/PersonnelOffice';
import { AreaSearch } from '@/entities/item/search/AreaSearch';
import { EverywhereLink } from '@/entities/item/search/EverywhereLink';
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs';
import { useListAddress } from '@/ui/list/useListAddress';
import { PERSONNEL_LIST_FIELDS, showsTopics } from './personnel-list-address';
import { PersonnelList } from './PersonnelList';
import { PersonnelOverview } from './PersonnelOverview';
import { useTopOfView } from './useTopOfView';
import styles from './PersonnelScreen.module.css';

const suggest = suggestIn('POST /api/personnel/suggest', 'personnel');

/** First page of personnel: search, and the overview of topics or the list that the address describes. */
export function PersonnelScreen() {
  const { t } = useTranslation(['personnel', 'shell']);
  const locale = useInterfaceLocale();
  const address = useListAddress(PERSONNEL_LIST_FIELDS);
  const isOverview = showsTopics(address.state);
  const content = useTopOfView(isOverview ? 'topics' : 'list');
  const { query } = address.state;
  return (
    <>
      {!isOverview && (
        <div className="content">
          <Breadcrumbs
            trail={[{ name: t('shell:area.personnel'), to: personnelPath() }]}
            current={{ title: query ? t('search.label') : t('all'), locale }}
          />
        </div>
      )}
      <AreaBanner area="personnel" page={query ? t('search.label') : undefined} view={<PersonnelOffice />} isBrief={!isOverview}>
        <AreaSearch
          area="personnel"
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          suggest={suggest}
          address={address}
        />
        {query && <EverywhereLink query={query} />}
      </AreaBanner>
      <div ref={content} tabIndex={-1} className={styles.content}>
        {isOverview ? <PersonnelOverview /> : <PersonnelList address={address} />}
      </div>
    </>
  );
}
