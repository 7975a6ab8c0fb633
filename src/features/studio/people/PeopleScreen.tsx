import '@/lib/i18n/texts/people';
import { Link } from 'umi';
import { ROLES } from 'contract/core/permissions';
import { useCall } from '@/lib/api/useCall';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useListAddress, type ListAddress } from '@/ui/list/useListAddress';
import { useTopOfPage } from '@/ui/list/useTopOfPage';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { QuickSearch } from '@/ui/search-box/QuickSearch';
import { useQuickSearch } from '@/ui/search-box/useQuickSearch';
import { FilterSelect } from '../content/FilterSelect';
import { isFiltered, PEOPLE_FIELDS, peopleInput, type PeopleState } from './people-address';
import { PeopleResults } from './PeopleResults';
import styles from './PeopleScreen.module.css';

/** Place where administrators find the people who have signed in. */
export function PeopleScreen() {
  const { t } = useTranslation(['people', 'studio']);
  const address = useListAddress(PEOPLE_FIELDS);
  const list = useCall('POST /api/manage/person/list', peopleInput(address.state));
  const head = useTopOfPage(address.state.page);
  const count = list.failure ? undefined : list.data?.total;
  return (
    <div className={`content ${styles.page}`}>
      <PageTitle page={t('title')} area={t('studio:title')} />
      <header className={styles.head}>
        <h1 ref={head} tabIndex={-1}>
          {t('title')}
        </h1>
        <p role="status" className="second">
          {count !== undefined && t('total', { count, formatted: formatNumber(count) })}
        </p>
      </header>
      <PeopleFilters address={address} />
      <PeopleResults address={address} list={list} />
    </div>
  );
}

function PeopleFilters({ address: { state, defaults, show, hrefWith } }: { address: ListAddress<PeopleState> }) {
  const { t } = useTranslation(['people', 'item']);
  const search = useQuickSearch();
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <QuickSearch label={t('find')} search={search} />
      </div>
      <FilterSelect
        label={t('column.roles')}
        any={t('anyRole')}
        options={ROLES.map((value) => ({ value, text: t(`role.${value}`) }))}
        value={state.role}
        onChoose={(role) => {
          show({ role });
        }}
      />
      {isFiltered(state) && (
        <Link className={styles.clear} to={hrefWith(defaults)}>
          {t('item:filter.clear')}
        </Link>
      )}
    </div>
  );
}
