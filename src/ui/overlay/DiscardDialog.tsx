import { useTranslation } from '@/lib/i18n/useTranslation';
import { ConfirmDialog } from './ConfirmDialog';

interface DiscardDialogProps {
  onDiscard: () => void;
  /** Closes the dialog; the form keeps what was entered. */
  onKeep: () => void;
}

/** Dialog that asks whether what was entered into a form may be discarded. */
export function DiscardDialog({ onDiscard, onKeep }: DiscardDialogProps) {
  const { t } = useTranslation('item');
  return (
    <ConfirmDialog
      title={t('dialog.discard.title')}
      text={t('dialog.discard.text')}
      action={t('dialog.discard.action')}
      cancel={t('dialog.discard.keep')}
      onConfirm={onDiscard}
      onClose={onKeep}
    />
  );
}
