import type { ReactNode } from 'react';
import type { Failure } from '@/lib/api/failures';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ErrorState } from './ErrorState';
import styles from './QueryState.module.css';

/** State of a call that a page waits for, as `useCall` returns it. */
export interface Query<T> {
  data: T | undefined;
  failure: Failure | null;
  loading: boolean;
  retry: () => void;
}

interface QueryStateProps<T> {
  query: Query<T>;
  /** In the true shape of the data, so that nothing moves when it comes. */
  skeleton: ReactNode;
  /** 1 when the page has no other heading until the data is there. */
  heading?: 1;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  /** Instead of the failed state when the server says that there is no such thing. */
  notFound?: ReactNode;
  children: (data: T) => ReactNode;
}

/** The four states of whatever is loaded: loading, empty, failed, data. Data of before stays, dimmed, while new data loads. */
export function QueryState<T>({ query, skeleton, heading, isEmpty, empty, notFound, children }: QueryStateProps<T>) {
  const { t } = useTranslation();
  const { data, failure, loading, retry } = query;
  if (failure?.status === 404 && notFound) return notFound;
  if (failure) return <ErrorState heading={heading} message={failure.message} retrying={loading} onRetry={retry} />;
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <span role="status" className="visually-hidden">
          {t('state.loading')}
        </span>
        {heading && <h1 className="visually-hidden">{t('state.loading')}</h1>}
        {skeleton}
      </div>
    );
  }
  return (
    <div className={styles.data} aria-busy={loading}>
      {isEmpty?.(data) ? empty : children(data)}
    </div>
  );
}
