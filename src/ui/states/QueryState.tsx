import type { ReactNode } from 'react';
import type { Failure } from '@/lib/api/failures';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ErrorState } from './ErrorState';
import { LoadingBlock } from './LoadingBlock';
import { RetryWhenConnected } from './RetryWhenConnected';
import styles from './QueryState.module.css';

/** State of a call that a page waits for, as `useCall` returns it. */
export interface Query<T> {
  data: T | undefined;
  failure: Failure | null;
  loading: boolean;
  /** Time (ISO 8601) at which the server last confirmed data that is a copy on this device; empty after current data has replaced it. */
  copyAt?: string | undefined;
  retry: () => void;
}

interface QueryStateProps<T> {
  query: Query<T>;
  /** Placeholder in the shape of the data, so that nothing moves when the data arrives. */
  skeleton: ReactNode;
  /** 1 if the page has no other heading until the data is loaded. */
  heading?: 1;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  /** Shown instead of the error state if the server responds with 404. */
  notFound?: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * Renders the state of loaded data: loading, empty, failed or data. Previous data stays, dimmed, while new data loads. Data that was
 * kept on this device is marked as such.
 */
export function QueryState<T>({ query, skeleton, heading, isEmpty, empty, notFound, children }: QueryStateProps<T>) {
  const { t } = useTranslation();
  const { data, failure, loading, copyAt, retry } = query;
  if (failure?.status === 404 && notFound) return notFound;
  if (failure) return <ErrorState heading={heading} failure={failure} retrying={loading} onRetry={retry} />;
  if (data === undefined) {
    return (
      <LoadingBlock>
        {heading && <h1 className="visually-hidden">{t('state.loading')}</h1>}
        {skeleton}
      </LoadingBlock>
    );
  }
  return (
    <div className={styles.data} aria-busy={loading && !copyAt}>
      {copyAt !== undefined && <RetryWhenConnected copyAt={copyAt} onRetry={retry} />}
      {isEmpty?.(data) ? empty : children(data)}
    </div>
  );
}
