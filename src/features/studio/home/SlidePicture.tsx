import { useId } from 'react';
import { LOCALES } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PictureButtons } from '../forms/PictureButtons';
import { Labelled } from '../item-editor/fields/FieldControl';
import type { PartProps } from './part-props';
import styles from './SlideDialog.module.css';

const ALT_LENGTH = 200;

/** Picture of a slide, with its alternative texts. */
export function SlidePicture({ draft, change }: PartProps) {
  const { t } = useTranslation(['studioHome', 'studio']);
  const id = useId();
  const hint = draft.item && !draft.picture ? t('form.ofItem') : t('form.pictureHint');
  return (
    <fieldset className={styles.group}>
      <legend>{t('form.picture')}</legend>
      <PictureButtons
        call="POST /api/manage/home/upload"
        hasPicture={draft.picture !== null}
        hint={hint}
        onChange={(picture) => {
          change({ picture });
        }}
      />
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
