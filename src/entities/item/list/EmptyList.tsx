import { Link } from 'umi';
import { searchPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EmptyState } from '../../../ui/states/EmptyState';
import type { ChosenFilter } from '../../../ui/filters/FilterChips';
import type { ItemListState } from './item-list-state';
import type { ListAddress } from '../../../ui/list/useListAddress';
import { TURNS_PAGE } from '../../../ui/list/useTopOfPage';

export interface EmptyListProps {
  address: ListAddress<Pick<ItemListState, 'query' | 'sort' | 'page'>>;
  /** Filters that narrow the list, including the query. */
  chosen: readonly ChosenFilter[];
  /** Texts for an empty list without filters, if the defaults do not fit the area. */
  nothing?: { title: string; text: string };
  /** Called when the link that clears the filters is pressed. It disappears, so the focus must move. */
  onClear?: () => void;
}

/** Explains why a list is empty and offers ways to change that. */
export function EmptyList({ address, chosen, nothing, onClear }: EmptyListProps) {
  const { t } = useTranslation('item');
  const { state, hrefWith } = address;
  const filters = chosen.filter(({ key }) => key !== 'query');
  if (state.page > 1) {
    return (
      <EmptyState title={t('empty.page')}>
        <Link className="button" to={hrefWith({ page: 1 })} state={TURNS_PAGE}>
          {t('empty.firstPage')}
        </Link>
      </EmptyState>
    );
  }
  if (state.query) return <NoHits address={address} filtered={filters.length > 0} onClear={onClear} />;
  if (filters.length === 0) {
    return <EmptyState title={nothing?.title ?? t('empty.all')} text={nothing?.text ?? t('empty.allText')} />;
  }
  const onlyFavourites = filters.every(({ key }) => key === 'favourite');
  return (
    <EmptyState
      drawing={onlyFavourites ? 'heart' : 'search'}
      title={t(onlyFavourites ? 'empty.favourite' : 'empty.filtered')}
      text={t(onlyFavourites ? 'empty.favouriteText' : 'empty.filteredText')}
    >
      <ClearFilters address={address} onClear={onClear} />
    </EmptyState>
  );
}

type ClearProps = Pick<EmptyListProps, 'address' | 'onClear'>;

function NoHits({ address, filtered, onClear }: ClearProps & { filtered: boolean }) {
  const { t } = useTranslation('item');
  const { query } = address.state;
  return (
    <EmptyState
      drawing="search"
      title={t(filtered ? 'empty.queryInFilters' : 'empty.query', { query })}
      text={t(filtered ? 'empty.queryFiltered' : 'empty.queryText')}
    >
      {filtered && <ClearFilters address={address} onClear={onClear} />}
      <Link className="button" to={searchPath(query)}>
        {t('empty.everywhere')}
      </Link>
    </EmptyState>
  );
}

/** Renders a link that clears all filters except the query and the sort order. */
function ClearFilters({ address: { state, defaults, hrefWith }, onClear }: ClearProps) {
  const { t } = useTranslation('item');
  return (
    <Link
      className="button button-primary"
      to={hrefWith({ ...defaults, query: state.query, sort: state.sort })}
      onClick={onClear}
    >
      {t('empty.clear')}
    </Link>
  );
}
