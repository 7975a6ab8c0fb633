import { Link } from 'umi';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EmptyState, type EmptyStateProps } from '@/ui/states/EmptyState';

export interface NoResultsProps {
  page?: number;
  query?: string;
  /** Address of the first page; not given for lists without pages. */
  firstPage?: string;
  /** Address of the list without filters; null while nothing is filtered. */
  clear?: string | null;
  /** Title of a list that the filters leave empty, if it lists no items of the portal. */
  noMatch?: string;
  /** Sentence about the filters that match nothing. */
  about?: string;
  /** Texts, drawing and action for a list that is empty without filters. */
  none: Pick<EmptyStateProps, 'drawing' | 'title' | 'text' | 'children'>;
}

/** Message that says why a page of a list is empty, with a link to the first page or to the list without filters. */
export function NoResults({ page = 1, query = '', firstPage, clear = null, noMatch, about, none }: NoResultsProps) {
  const { t } = useTranslation(['item', 'studio']);
  if (page > 1 && firstPage !== undefined) {
    return (
      <EmptyState title={t('empty.page')}>
        <Link className="button" to={firstPage}>
          {t('empty.firstPage')}
        </Link>
      </EmptyState>
    );
  }
  if (clear === null) return <EmptyState {...none} />;
  return (
    <EmptyState
      drawing="search"
      title={query ? t('empty.query', { query }) : (noMatch ?? t('empty.filtered'))}
      {...(about && { text: about })}
    >
      <Link className="button" to={clear}>
        {query ? t('studio:content.clearSearch') : t('empty.clear')}
      </Link>
    </EmptyState>
  );
}
