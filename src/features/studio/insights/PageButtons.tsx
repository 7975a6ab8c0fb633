import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './Insights.module.css';

interface PageButtonsProps {
  page: number;
  hasMore: boolean;
  onTurn: (page: number) => void;
}

/** Buttons to the entries before and after those of a short list. Renders nothing if there are none. */
export function PageButtons({ page, hasMore, onTurn }: PageButtonsProps) {
  const { t } = useTranslation('insights');
  const button = (name: 'previous' | 'next', turned: number) => (
    <button
      type="button"
      className="button button-quiet"
      onClick={() => {
        onTurn(turned);
      }}
    >
      {t(`turn.${name}`)}
    </button>
  );
  if (page === 1 && !hasMore) return null;
  return (
    <div className={styles.pages}>
      {page > 1 && button('previous', page - 1)}
      {hasMore && button('next', page + 1)}
    </div>
  );
}
