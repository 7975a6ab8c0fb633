import { useId } from 'react';
import type { SearchResult } from 'contract/search';
import { useTranslation } from '@/lib/useTranslation';
import styles from './RateResults.module.css';
import { useRating } from './useRating';

/** Whether the results are useful: asked once for each query. */
export function RateResults({ result }: { result: SearchResult }) {
  const { t } = useTranslation('search');
  const titleId = useId();
  const { rated, saving, rate } = useRating(result);
  return (
    <section aria-labelledby={titleId} className={styles.rating}>
      <h2 id={titleId} className={styles.title}>
        {t('rate.question')}
      </h2>
      {!rated && (
        <div className={styles.answers}>
          {[true, false].map((useful) => (
            <button
              key={String(useful)}
              type="button"
              className="button"
              disabled={saving}
              onClick={() => {
                rate(useful);
              }}
            >
              {t(useful ? 'rate.yes' : 'rate.no')}
            </button>
          ))}
        </div>
      )}
      <p role="status" className={styles.thanks}>
        {rated && t('rate.thanks')}
      </p>
    </section>
  );
}
