import { useId, useRef, useState, type DragEvent } from 'react';
import { formatShare } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { ProgressBar } from '@/ui/primitives/ProgressBar';
import styles from './Forms.module.css';
import type { CurrentTransfer } from './useTransfer';

const ZIP_NAME = /\.zip$/i;

/** Card that takes the zip file of a content folder, which can be dropped on it or chosen. */
export function ImportForm({ current: { upload, isBusy, send } }: { current: CurrentTransfer }) {
  const { t } = useTranslation('transfer');
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const take = (files: readonly File[]) => {
    const [file] = files;
    const isZip = files.length === 1 && file !== undefined && ZIP_NAME.test(file.name);
    setRefused(!isZip);
    if (isZip && !isBusy) send(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  return (
    <section className={`${styles.form} ${styles.import}`} aria-labelledby={id}>
      <h2 id={id}>{t('import.title')}</h2>
      <p className={styles.lead}>{t('import.text')}</p>
      <div
        className={styles.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onDrop={onDrop}
      >
        {upload ? <Sending upload={upload} /> : <ZipChoice isBusy={isBusy} onChoose={take} />}
        {isRefused && (
          <p role="alert" className={styles.problem}>
            {t('import.notZip')}
          </p>
        )}
      </div>
    </section>
  );
}

function ZipChoice({ isBusy, onChoose }: { isBusy: boolean; onChoose: (files: readonly File[]) => void }) {
  const { t } = useTranslation('transfer');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p className={styles.hint}>
        <Icon name="file" size={28} />
        {t('import.drop')}
      </p>
      <input
        ref={input}
        type="file"
        accept=".zip"
        hidden
        aria-label={t('import.choose')}
        onChange={({ target }) => {
          if (target.files?.length) onChoose([...target.files]);
          target.value = '';
        }}
      />
      <button type="button" className="button button-primary" disabled={isBusy} onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {t('import.choose')}
      </button>
    </>
  );
}

function Sending({ upload: { name, share, cancel } }: { upload: NonNullable<CurrentTransfer['upload']> }) {
  const { t } = useTranslation('transfer');
  const id = useId();
  return (
    <div className={styles.sending}>
      <p id={id} className={styles.name}>
        {t('import.uploading', { name, share: formatShare(share) })}
      </p>
      <ProgressBar labelledBy={id} value={share} max={1} />
      <button type="button" className="button" onClick={cancel}>
        {t('import.cancel')}
      </button>
    </div>
  );
}
