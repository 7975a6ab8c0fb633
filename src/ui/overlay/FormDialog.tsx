import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useUnsavedWork } from '@/lib/session/unsaved-work';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog, type DialogProps } from './Dialog';

interface FormDialogProps extends DialogProps {
  /** True if closing the dialog loses something that the person has entered. */
  isUnsaved: boolean;
}

/**
 * Dialog with a form of several fields. While it has unsaved work, Escape, a press on the backdrop and the button in its corner ask before
 * they close it; the form's own Cancel button does not.
 */
export function FormDialog({ isUnsaved, onClose, ...dialog }: FormDialogProps) {
  const { t } = useTranslation('item');
  /** Number of times that the question was asked; null while it is closed. */
  const [asked, setAsked] = useState<number | null>(null);
  useUnsavedWork(isUnsaved);
  return (
    <>
      <Dialog
        {...dialog}
        onClose={() => {
          if (isUnsaved) setAsked((times) => (times ?? 0) + 1);
          else onClose();
        }}
      />
      {asked !== null && (
        <ConfirmDialog
          // A form that the browser closed is opened again above the question, so the question is opened again above the form.
          key={asked}
          title={t('dialog.discard.title')}
          text={t('dialog.discard.text')}
          action={t('dialog.discard.action')}
          cancel={t('dialog.discard.keep')}
          onConfirm={onClose}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
}
