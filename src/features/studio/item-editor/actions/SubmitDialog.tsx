import { useId, useState } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { FormDialog } from '@/ui/overlay/FormDialog';
import { Labelled } from '../fields/FieldControl';
import styles from './Actions.module.css';
import type { ItemActions } from './useItemActions';

interface SubmitDialogProps {
  actions: Pick<ItemActions, 'submit' | 'busy' | 'failure'>;
  onClose: () => void;
}

/** Asks what reviewers should look at when a draft is submitted to them. */
export function SubmitDialog({ actions: { submit, busy, failure }, onClose }: SubmitDialogProps) {
  const { t } = useTranslation('reviews');
  const id = useId();
  const [note, setNote] = useState('');
  return (
    <FormDialog title={t('editor.submit')} isUnsaved={note.trim() !== ''} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (busy) return;
          void submit(note.trim() || null).then((done) => {
            if (done) onClose();
          });
        }}
      >
        <Labelled
          id={id}
          label={t('editor.note')}
          problem={failure?.message}
          control={
            <textarea
              id={id}
              className="field"
              rows={3}
              maxLength={2000}
              value={note}
              onChange={({ target }) => {
                setNote(target.value);
              }}
            />
          }
        />
        <DialogButtons submit={t('editor.submitAction')} isDisabled={busy} onCancel={onClose} />
      </form>
    </FormDialog>
  );
}
