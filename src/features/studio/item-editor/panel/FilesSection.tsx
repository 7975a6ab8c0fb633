import { useRef } from 'react';
import { formatBytes } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { DraftFiles } from '../useDraftFiles';
import { PanelSection } from './PanelSection';
import styles from './Panel.module.css';

/** Files of the draft: those that readers can download, and the pictures of its texts. */
export function FilesSection({ files }: { files: DraftFiles }) {
  const { t } = useTranslation('itemEditor');
  const input = useRef<HTMLInputElement>(null);
  const { list, uploading, failure, attach, remove } = files;
  return (
    <PanelSection title={t('section.files')} note={list.length ? t('files.count', { count: list.length }) : undefined}>
      <ul className={styles.files} aria-label={t('section.files')}>
        {list.map((file) => (
          <li key={file.id} className={styles.file}>
            <span>
              {file.name} <span className="meta">{formatBytes(file.size)}</span>
            </span>
            <button
              type="button"
              className="button button-quiet"
              aria-label={t('files.remove', { name: file.name })}
              onClick={() => {
                remove(file);
              }}
            >
              {t('files.removeShort')}
            </button>
          </li>
        ))}
      </ul>
      {uploading.map(({ name, progress }) => (
        <label key={name} className="meta">
          {t('files.uploading', { name })}
          <progress max={1} value={progress} />
        </label>
      ))}
      {failure && (
        <p role="alert" className={styles.problem}>
          {failure.message}
        </p>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('files.add')}
        onChange={({ target }) => {
          attach([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <button type="button" className={`button ${styles.upload}`} onClick={() => input.current?.click()}>
        {t('files.add')}
      </button>
    </PanelSection>
  );
}
