import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from './Dialog';
import styles from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** Text of the confirm button, a verb. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Dialog that asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog({ title, text, action, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('item');
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className={styles.choices}>
        <button type="button" className="button button-primary" onClick={onConfirm}>
          {action}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('dialog.cancel')}
        </button>
      </div>
    </Dialog>
  );
}
