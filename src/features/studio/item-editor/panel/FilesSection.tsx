import { useRef, useState } from 'react';
import { LOCALES } from 'contract/core/locale';
import type { ItemDocument } from 'contract/document';
import { formatBytes } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { DraftFiles } from '../useDraftFiles';
import { PanelSection } from './PanelSection';
import styles from './Panel.module.css';

type DraftFile = DraftFiles['list'][number];

interface FilesSectionProps {
  document: ItemDocument;
  files: DraftFiles;
}

/** Files of the draft: those that readers can download, and the pictures of its texts, each with where it is used. */
export function FilesSection({ document, files }: FilesSectionProps) {
  const { t } = useTranslation('itemEditor');
  const { list, uploading, failure, attach, replace, remove } = files;
  const [replaced, setReplaced] = useState<DraftFile | null>(null);
  const added = useRef<HTMLInputElement>(null);
  const replacement = useRef<HTMLInputElement>(null);
  const usesOf = ({ source, usedIn }: DraftFile): string => {
    const texts = LOCALES.filter((locale) => usedIn.includes(`texts.${locale}`)).map((locale) =>
      t('files.inText', { language: t(`language.${locale}`) }),
    );
    const uses = document.attachments.includes(source) ? [t('files.asDownload'), ...texts] : texts;
    return uses.length ? uses.join(', ') : t('files.unused');
  };
  return (
    <PanelSection title={t('section.files')} note={list.length ? t('files.count', { count: list.length }) : t('files.none')}>
      <ul className={styles.files} aria-label={t('section.files')}>
        {list.map((file) => (
          <li key={file.id} className={styles.file}>
            <span>
              {file.name}
              <span className={`meta ${styles.uses}`}>
                {formatBytes(file.size)} · {usesOf(file)}
              </span>
            </span>
            <span className={styles.buttons}>
              <button
                type="button"
                className="button button-quiet"
                aria-label={t('files.replace', { name: file.name })}
                onClick={() => {
                  setReplaced(file);
                  replacement.current?.click();
                }}
              >
                {t('files.replaceShort')}
              </button>
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
            </span>
          </li>
        ))}
      </ul>
      {uploading.map(({ name, progress, cancel }) => (
        <div key={name} className={styles.file}>
          <label className="meta">
            {t('files.uploading', { name })}
            <progress max={1} value={progress} />
          </label>
          <button type="button" className="button button-quiet" aria-label={t('files.cancelUpload', { name })} onClick={cancel}>
            {t('cancel')}
          </button>
        </div>
      ))}
      {failure && (
        <p role="alert" className={styles.problem}>
          {failure.message}
        </p>
      )}
      <input
        ref={added}
        type="file"
        multiple
        hidden
        aria-label={t('files.add')}
        onChange={({ target }) => {
          attach([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <input
        ref={replacement}
        type="file"
        hidden
        aria-label={t('files.replaceShort')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file && replaced) replace(replaced, file);
          target.value = '';
        }}
      />
      <button type="button" className={`button ${styles.upload}`} onClick={() => added.current?.click()}>
        {t('files.add')}
      </button>
    </PanelSection>
  );
}
