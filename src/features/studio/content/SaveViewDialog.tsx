import { useId, useState, type SyntheticEvent } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { MAX_NAME, MAX_VIEWS } from './useSavedViews';
import styles from './SaveViewDialog.module.css';

interface SaveViewDialogProps {
  /** Names that exist already, the oldest first; saving under one of them replaces it. */
  taken: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name under which the shown filters are kept. */
export function SaveViewDialog({ taken, onSave, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation(['studio', 'item']);
  const id = useId();
  const [text, setText] = useState('');
  const name = text.trim();
  const isFull = taken.length >= MAX_VIEWS;
  const dropped = { max: formatNumber(MAX_VIEWS), name: taken[0] ?? '' };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name) onSave(name);
  };
  return (
    <Dialog title={t('views.save')} onClose={onClose}>
      <form className={styles.form} onSubmit={onSubmit}>
        <label htmlFor={id}>{t('views.label')}</label>
        <input
          id={id}
          className="field"
          value={text}
          maxLength={MAX_NAME}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
        <p id={`${id}-hint`} className="meta">
          {taken.includes(name) ? t('views.replaces') : isFull ? t('views.drops', dropped) : t('views.hint')}
        </p>
        <DialogButtons submit={t('views.save')} isDisabled={!name} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
