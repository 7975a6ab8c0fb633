import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { FormDialog } from '@/ui/overlay/FormDialog';
import { Labelled } from '../fields/FieldControl';
import styles from './Actions.module.css';
import type { ItemActions } from './useItemActions';

interface ReturnDialogProps {
  actions: Pick<ItemActions, 'returnToAuthor' | 'busy' | 'failure'>;
  onClose: () => void;
}

/** Asks what the author of a submitted draft should change. */
export function ReturnDialog({ actions: { returnToAuthor, busy, failure }, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('itemEditor');
  const id = useId();
  const [note, setNote] = useState('');
  const canReturn = note.trim() !== '' && !busy;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!canReturn) return;
    void returnToAuthor(note.trim()).then((done) => {
      if (done) onClose();
    });
  };
  return (
    <FormDialog title={t('return.title')} isUnsaved={note.trim() !== ''} onClose={onClose}>
      <form className={styles.form} onSubmit={onSubmit}>
        <Labelled
          id={id}
          label={t('return.note')}
          problem={failure?.message}
          control={
            <textarea
              id={id}
              className="field"
              rows={4}
              maxLength={2000}
              value={note}
              onChange={({ target }) => {
                setNote(target.value);
              }}
            />
          }
        />
        <DialogButtons submit={t('return.action')} isDisabled={!canReturn} onCancel={onClose} />
      </form>
    </FormDialog>
  );
}
