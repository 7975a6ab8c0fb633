import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './DialogButtons.module.css';

interface DialogButtonsProps {
  /** Text of the button that submits the form. */
  submit: string;
  /** Text of the other button, if it is not Cancel. */
  cancel?: string | undefined;
  isDisabled?: boolean;
  onCancel: () => void;
}

/** Buttons at the end of a dialog's form. A disabled one keeps the focus; the form must refuse to be submitted. */
export function DialogButtons({ submit, cancel, isDisabled = false, onCancel }: DialogButtonsProps) {
  const { t } = useTranslation('item');
  return (
    <div className={styles.buttons}>
      <button type="submit" className="button button-primary" aria-disabled={isDisabled}>
        {submit}
      </button>
      <button type="button" className="button" onClick={onCancel}>
        {cancel ?? t('dialog.cancel')}
      </button>
    </div>
  );
}
