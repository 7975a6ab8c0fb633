import { AREAS, type Area } from 'contract/core/areas';
import type { Named } from 'contract/item';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { FilterChips } from '@/ui/filters/FilterChips';
import { FilterDrawer } from '@/ui/filters/FilterDrawer';
import { isFiltered } from '@/ui/list/list-address';
import type { ListAddress } from '@/ui/list/useListAddress';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { QuickSearch } from '@/ui/search-box/QuickSearch';
import { useQuickSearch } from '@/ui/search-box/useQuickSearch';
import { CareFilters } from './CareFilters';
import { CategoryFilter } from './CategoryFilter';
import {
  countFilters,
  countRareFilters,
  DRAFTS,
  EXPIRY_DAYS,
  SORTS,
  STATES,
  WAITING,
  type ContentState,
} from './content-address';
import { FilterBar } from '../filters/FilterBar';
import { MoreFilters } from '../filters/MoreFilters';
import { FilterSelect } from '../filters/FilterSelect';
import styles from './ContentFilters.module.css';
import { SaveViewButton } from './SavedViews';
import { useChosenFilters } from './useChosenFilters';

interface ContentFiltersProps {
  address: ListAddress<ContentState>;
  /** Number of items as text; undefined until the first answer. */
  total: string | undefined;
  /** True if the list is empty and has the link that clears the filters. */
  isEmpty: boolean;
  /** Moves the focus, because the link of a filter disappears with it. */
  onRemove: () => void;
}

/** Search and filters above the list, the rarely used ones behind a button; on phones, all of them and the order are in a drawer. */
export function ContentFilters({ address, total, isEmpty, onRemove }: ContentFiltersProps) {
  const { t } = useTranslation(['studio', 'item']);
  const { state, defaults, hrefWith } = address;
  const search = useQuickSearch();
  const isPhone = useIsPhone();
  const clear = isEmpty ? null : hrefWith({ ...defaults, sort: state.sort });
  const field = <QuickSearch label={t('content.find')} search={search} />;
  if (isPhone)
    return (
      <>
        <FilterBar search={field} clear={null}>
          <FilterDrawer chosen={countFilters(state)} result={total ?? t('item:filter.show')}>
            <div className={styles.drawer}>
              <MainFilters address={address} />
              <RareFilters address={address} />
              <SortFilter address={address} />
            </div>
          </FilterDrawer>
        </FilterBar>
        <Chips address={address} clear={clear} onRemove={onRemove} />
      </>
    );
  return (
    <FilterBar search={field} clear={isFiltered(address) ? clear : null} actions={<SaveViewButton address={address} />}>
      <MainFilters address={address} />
      <MoreFilters chosen={countRareFilters(state)}>
        <RareFilters address={address} />
      </MoreFilters>
    </FilterBar>
  );
}

/** Chosen filters of a phone, where the drawer hides the fields, and below them the button that keeps them. */
function Chips({ address, clear, onRemove }: Pick<ContentFiltersProps, 'address' | 'onRemove'> & { clear: string | null }) {
  return (
    <div className={styles.chips}>
      <FilterChips chosen={useChosenFilters(address)} clearHref={clear} onPress={onRemove} />
      <SaveViewButton address={address} />
    </div>
  );
}

type AddressProps = Pick<ContentFiltersProps, 'address'>;

function MainFilters({ address }: AddressProps) {
  const { t } = useTranslation('studio');
  const { state, show } = address;
  // The list works while the areas and departments are loading or cannot be loaded.
  const scope = useCall('POST /api/manage/content/scope', {}, { toast: true });
  return (
    <>
      <AreaFilter address={address} areas={scope.data?.areas ?? AREAS} />
      <FilterSelect
        label={t('column.state')}
        any={t('content.anyState')}
        options={STATES.map((value) => ({ value, text: t(`state.${value}`) }))}
        value={state.state}
        onChoose={(chosen) => {
          show({ state: chosen });
        }}
      />
      <FilterSelect
        label={t('content.drafts')}
        any={t('content.anyDraft')}
        options={DRAFTS.map((value) => ({ value, text: t(`content.draft.${value}`) }))}
        value={state.draft}
        onChoose={(chosen) => {
          show({ draft: chosen });
        }}
      />
      <DepartmentFilter address={address} departments={scope.data?.departments ?? []} />
    </>
  );
}

function RareFilters({ address }: AddressProps) {
  const { t } = useTranslation('studio');
  const { state, show } = address;
  return (
    <>
      <FilterSelect
        label={t('content.waits')}
        any={t('content.anyWaiting')}
        options={WAITING.map((value) => ({ value, text: t(`content.waiting.${value}`) }))}
        value={state.waiting}
        onChoose={(chosen) => {
          show({ waiting: chosen });
        }}
      />
      {state.category !== null && <CategoryFilter address={address} category={state.category} />}
      <FilterSelect
        label={t('column.expires')}
        any={t('content.anyExpiry')}
        options={EXPIRY_DAYS.map((value) => ({ value, text: t(`content.expires.${value}`) }))}
        value={state.expires}
        onChoose={(chosen) => {
          show({ expires: chosen });
        }}
      />
      <CareFilters address={address} />
    </>
  );
}

/** Order of the list where it has no column headings. */
function SortFilter({ address: { state, defaults, show } }: AddressProps) {
  const { t } = useTranslation('studio');
  return (
    <FilterSelect
      label={t('content.sortBy')}
      options={SORTS.map((value) => ({ value, text: t(`content.sort.${value}`) }))}
      value={state.sort}
      onChoose={(chosen) => {
        show({ sort: chosen ?? defaults.sort });
      }}
    />
  );
}

interface AreaFilterProps extends AddressProps {
  areas: readonly Area[];
}

function AreaFilter({ address: { state, show }, areas }: AreaFilterProps) {
  const { t } = useTranslation(['studio', 'shell']);
  return (
    <FilterSelect
      label={t('column.area')}
      any={t('content.anyArea')}
      options={areas.map((value) => ({ value, text: t(`shell:area.${value}`) }))}
      value={state.area}
      onChoose={(area) => {
        show({ area });
      }}
    />
  );
}

interface DepartmentFilterProps extends AddressProps {
  departments: readonly Named[];
}

function DepartmentFilter({ address: { state, show }, departments }: DepartmentFilterProps) {
  const { t } = useTranslation('studio');
  return (
    <FilterSelect
      label={t('column.department')}
      any={t('content.anyDepartment')}
      options={departments.map(({ id, name }) => ({ value: id, text: name }))}
      value={state.department}
      onChoose={(department) => {
        show({ department });
      }}
    />
  );
}
