import '@/lib/i18n/texts/studio/people';
import { ROLES } from 'contract/core/permissions';
import { useCall } from '@/lib/api/useCall';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { isFiltered } from '@/ui/list/list-address';
import { useListAddress, type ListAddress } from '@/ui/list/useListAddress';
import { useTopOfPage } from '@/ui/list/useTopOfPage';
import { QuickSearch } from '@/ui/search-box/QuickSearch';
import { useQuickSearch } from '@/ui/search-box/useQuickSearch';
import { StudioPlace } from '../place/StudioPlace';
import { FewFilters } from '../filters/FewFilters';
import { FilterBar } from '../filters/FilterBar';
import { FilterSelect } from '../filters/FilterSelect';
import { PEOPLE_FIELDS, peopleInput, type PeopleState } from './people-address';
import { PeopleResults } from './PeopleResults';

/** Place where administrators find the people who have signed in. */
export function PeopleScreen() {
  const { t } = useTranslation('people');
  const address = useListAddress(PEOPLE_FIELDS);
  const list = useCall('POST /api/manage/person/list', peopleInput(address.state));
  const head = useTopOfPage(address.state.page);
  const count = list.failure ? undefined : list.data?.total;
  const total = count === undefined ? undefined : t('total', { count, formatted: formatNumber(count) });
  return (
    <StudioPlace title={t('title')} titleRef={head} count={total} lead={t('lead')}>
      <PeopleFilters address={address} total={total} isEmpty={count === 0} />
      <PeopleResults address={address} list={list} />
    </StudioPlace>
  );
}

interface PeopleFiltersProps {
  address: ListAddress<PeopleState>;
  /** Number of people as text; undefined until the first answer. */
  total: string | undefined;
  /** True if the list is empty and has the link that clears the filters. */
  isEmpty: boolean;
}

function PeopleFilters({ address, total, isEmpty }: PeopleFiltersProps) {
  const { state, defaults, show, hrefWith } = address;
  const { t } = useTranslation('people');
  const search = useQuickSearch();
  return (
    <FilterBar
      search={<QuickSearch label={t('find')} search={search} />}
      clear={isFiltered(address) && !isEmpty ? hrefWith(defaults) : null}
    >
      <FewFilters chosen={state.role === null ? 0 : 1} total={total}>
        <FilterSelect
          label={t('column.roles')}
          any={t('anyRole')}
          options={ROLES.map((value) => ({ value, text: t(`role.${value}`) }))}
          value={state.role}
          onChoose={(role) => {
            show({ role });
          }}
        />
      </FewFilters>
    </FilterBar>
  );
}
