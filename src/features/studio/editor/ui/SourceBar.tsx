import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './SourceView.module.css';

/** Says that the source is shown, with the way back to the formatted text. */
export function SourceBar({ onText }: { onText: () => void }) {
  const { t } = useTranslation('studioEditor');
  return (
    <div className={styles.bar}>
      <button type="button" className="button button-quiet" onClick={onText}>
        <Icon name="arrow-left" size={16} />
        {t('view.text')}
      </button>
      <p className="meta">{t('view.source')}</p>
    </div>
  );
}
