import { useTranslation } from '@/lib/useTranslation';
import { Dialog } from '@/ui/Dialog';
import styles from './SessionsScreen.module.css';

interface EndOthersDialogProps {
  count: number;
  onConfirm: () => void;
  onClose: () => void;
}

export function EndOthersDialog({ count, onConfirm, onClose }: EndOthersDialogProps) {
  const { t } = useTranslation('session');
  return (
    <Dialog title={t('list.confirm.title')} onClose={onClose}>
      <p>{t('list.confirm.text', { count })}</p>
      <div className={styles.choices}>
        <button type="button" className="button button-primary" onClick={onConfirm}>
          {t('list.endOthers')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('list.confirm.cancel')}
        </button>
      </div>
    </Dialog>
  );
}
