import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './Form.module.css';

/** Renders the buttons that save or cancel a form. */
export function FormButtons({ saving, onCancel }: { saving: boolean; onCancel: () => void }) {
  const { t } = useTranslation('searchAdmin');
  return (
    <div className={styles.buttons}>
      <button type="submit" className="button button-primary" aria-disabled={saving}>
        {t(saving ? 'saving' : 'save')}
      </button>
      <button type="button" className="button" onClick={onCancel}>
        {t('cancel')}
      </button>
    </div>
  );
}
