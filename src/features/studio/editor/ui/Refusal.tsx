import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './ContextBar.module.css';

/** Says that the last change cannot be written, with the ways to continue. */
export function Refusal({ onUndo, onSource }: { onUndo: () => void; onSource: () => void }) {
  const { t } = useTranslation('studioEditor');
  return (
    <div role="alert" className={styles.bar}>
      <p>{t('refused.text')}</p>
      <button type="button" className="button" onClick={onUndo}>
        {t('refused.undo')}
      </button>
      <button type="button" className="button" onClick={onSource}>
        {t('refused.source')}
      </button>
    </div>
  );
}
