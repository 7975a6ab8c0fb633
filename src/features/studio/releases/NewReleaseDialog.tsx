import { useId, useState, type SyntheticEvent } from 'react';
import { history } from 'umi';
import { requestChange } from '@/lib/api/request';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { releasePath } from '@/lib/paths';
import { Dialog } from '@/ui/overlay/Dialog';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import styles from './ReleaseForm.module.css';

/** Asks for the name of a new release, and opens it. */
export function NewReleaseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('releases');
  const id = useId();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const canBegin = name.trim() !== '' && !busy;
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!canBegin) return;
    setBusy(true);
    const begun = await requestChange('POST /api/manage/release/create', { name: name.trim() });
    setBusy(false);
    if (begun) history.push(releasePath(begun.id));
  };
  return (
    <Dialog title={t('new.title')} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void onSubmit(event)}>
        <div className={styles.field}>
          <label htmlFor={id}>{t('new.name')}</label>
          <input
            id={id}
            className="field"
            value={name}
            maxLength={120}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              setName(target.value);
            }}
          />
          <p id={`${id}-hint`} className="meta">
            {t('new.hint')}
          </p>
        </div>
        <DialogButtons submit={t('new.action')} isDisabled={!canBegin} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
