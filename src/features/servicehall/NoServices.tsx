import { Link } from 'umi';
import { searchPath } from '@/lib/paths';
import { useTranslation } from '@/lib/useTranslation';
import { EmptyState } from '@/ui/EmptyState';
import type { ListAddress } from '@/ui/useListAddress';
import { NO_FILTERS, type ServiceListState } from './service-list-address';

/** Why the list is empty, and what to do about it. */
export function NoServices({ address: { state, hrefWith } }: { address: ListAddress<ServiceListState> }) {
  const { t } = useTranslation('servicehall');
  const { query, classification, handling, favourite, page } = state;
  const filtered = classification !== null || handling !== null;
  const clear = (
    <Link className="button" to={hrefWith({ ...NO_FILTERS, query })}>
      {t('empty.clear')}
    </Link>
  );
  if (page > 1) {
    return (
      <EmptyState title={t('empty.page')}>
        <Link className="button" to={hrefWith({ page: 1 })}>
          {t('empty.firstPage')}
        </Link>
      </EmptyState>
    );
  }
  if (query) {
    return (
      <EmptyState
        title={t('empty.query', { query })}
        text={filtered || favourite ? t('empty.queryFiltered') : t('empty.queryText')}
      >
        {(filtered || favourite) && clear}
        <Link className="button" to={searchPath(query)}>
          {t('empty.everywhere')}
        </Link>
      </EmptyState>
    );
  }
  if (favourite && !filtered) {
    return (
      <EmptyState title={t('empty.favourite')} text={t('empty.favouriteText')}>
        {clear}
      </EmptyState>
    );
  }
  if (filtered) return <EmptyState title={t('empty.filtered')}>{clear}</EmptyState>;
  return <EmptyState title={t('empty.all')} text={t('empty.allText')} />;
}
