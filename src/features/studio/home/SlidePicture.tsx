import { useId, useRef } from 'react';
import { LOCALES } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Labelled } from '../item-editor/fields/FieldControl';
import type { PartProps } from './part-props';
import styles from './SlideDialog.module.css';
import { usePictureUpload } from './usePictureUpload';

const ALT_LENGTH = 200;

/** Picture of a slide, with its alternative texts. */
export function SlidePicture({ draft, change }: PartProps) {
  const { t } = useTranslation(['studioHome', 'studio']);
  const file = useRef<HTMLInputElement>(null);
  const id = useId();
  const { sending, failure, upload } = usePictureUpload((picture) => {
    change({ picture });
  });
  const hint = draft.item && !draft.picture ? t('form.ofItem') : t('form.pictureHint');
  return (
    <fieldset className={styles.group}>
      <legend>{t('form.picture')}</legend>
      <div className={styles.pictureButtons}>
        <button type="button" className="button" onClick={() => file.current?.click()}>
          {t(draft.picture ? 'form.replace' : 'form.upload')}
        </button>
        {draft.picture && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              change({ picture: null });
            }}
          >
            {t('form.removePicture')}
          </button>
        )}
        <input
          ref={file}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml"
          aria-label={t('form.upload')}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            if (chosen) void upload(chosen);
          }}
        />
      </div>
      <p className="meta" role={failure ? 'alert' : 'status'} data-failed={failure !== null}>
        {failure?.message ?? (sending === null ? hint : t('form.uploading', { name: sending }))}
      </p>
      {draft.picture &&
        LOCALES.map((locale) => (
          <Labelled
            key={locale}
            id={`${id}-${locale}`}
            label={t('form.alt', { language: t(`studio:language.${locale}`) })}
            control={
              <input
                id={`${id}-${locale}`}
                className="field"
                lang={locale}
                value={draft.texts[locale].alt}
                maxLength={ALT_LENGTH}
                aria-describedby={`${id}-hint`}
                onChange={({ target }) => {
                  change({ texts: { ...draft.texts, [locale]: { ...draft.texts[locale], alt: target.value } } });
                }}
              />
            }
          />
        ))}
      {draft.picture && (
        <p id={`${id}-hint`} className="meta">
          {t('form.altHint')}
        </p>
      )}
    </fieldset>
  );
}
