import { useId, useState } from 'react';
import type { SearchResult } from 'contract/search';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { revealWithFocus } from '@/ui/primitives/reveal';
import styles from './RateResults.module.css';
import { useRating } from './useRating';

/** Asks once per query whether the results are useful. */
export function RateResults({ result }: { result: SearchResult }) {
  const { t } = useTranslation('search');
  const titleId = useId();
  const { rated, saving, rate } = useRating(result);
  const [pressed, setPressed] = useState(false);
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
              aria-disabled={saving}
              onClick={() => {
                if (saving) return;
                setPressed(true);
                rate(useful);
              }}
            >
              {t(useful ? 'rate.yes' : 'rate.no')}
            </button>
          ))}
        </div>
      )}
      <p role="status" className={styles.thanks}>
        {rated && (
          <span ref={pressed ? revealWithFocus : undefined} tabIndex={-1}>
            {t('rate.thanks')}
          </span>
        )}
      </p>
    </section>
  );
}
