import { Link } from 'umi';
import type { SearchResult } from 'contract/search';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { SearchState } from './search-address';
import styles from './QueryNotes.module.css';

interface QueryNotesProps {
  address: ListAddress<SearchState>;
  result: SearchResult | undefined;
}

/** Placeholder for the query in a translated sentence. It never occurs in a query. */
const PLACE = '\u0000';

/** Says that the query was corrected, or suggests a query with more results. */
export function QueryNotes({ address: { state, hrefWith }, result }: QueryNotesProps) {
  const { t } = useTranslation('search');
  if (!result) return null;
  const { query, corrected, didYouMean } = result;
  const [before, after] = t('corrected.shown', { query: PLACE }).split(PLACE);
  const fresh = { classification: null, sort: null };
  return (
    <>
      {corrected && (
        <p className={styles.note}>
          <span>
            {before}
            <strong>{query}</strong>
            {after}
          </span>{' '}
          <Link to={hrefWith({ ...fresh, exact: true })}>{t('corrected.instead', { query: state.query })}</Link>
        </p>
      )}
      {didYouMean !== null && (
        <p className={styles.note}>
          <span>{t('didYouMean')}</span> <Link to={hrefWith({ ...fresh, query: didYouMean, exact: false })}>{didYouMean}</Link>
        </p>
      )}
    </>
  );
}
