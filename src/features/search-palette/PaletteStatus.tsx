import { useTranslation } from '@/lib/i18n/useTranslation';
import { Skeleton } from '@/ui/states/Skeleton';
import styles from './PaletteBody.module.css';

interface PaletteStatusProps {
  query: string;
  loading: boolean;
  failed: boolean;
  /** Number of options, with the link to all results if there is a query. */
  count: number;
}

const WIDTHS = ['52%', '38%', '46%'];

/** Says that suggestions load, that there are none, or that they failed; announces their number. */
export function PaletteStatus({ query, loading, failed, count }: PaletteStatusProps) {
  const { t } = useTranslation('palette');
  const found = query ? count - 1 : count;
  const isEmpty = query !== '' && !loading && !failed && found === 0;
  return (
    <>
      {loading && found === 0 && (
        <div className={styles.skeleton} aria-hidden="true">
          {WIDTHS.map((width) => (
            <Skeleton key={width} width={width} height="18px" />
          ))}
        </div>
      )}
      <div role="status">
        {(failed || isEmpty) && (
          <div className={styles.message}>
            <p className={styles.messageTitle}>{failed ? t('failed') : t('none', { query })}</p>
            <p>{t(failed ? 'failedText' : 'noneText')}</p>
          </div>
        )}
        {query && !failed && !isEmpty && (
          <p className="visually-hidden">{loading ? t('loading') : t('count', { count: found })}</p>
        )}
      </div>
    </>
  );
}
