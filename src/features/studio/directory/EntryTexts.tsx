import { useId } from 'react';
import type { Locale } from 'contract/core/locale';
import { LOCALES } from 'contract/core/locale';
import { PERSON_LENGTHS } from 'contract/core/people';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Labelled } from '../item-editor/fields/FieldControl';
import styles from './EntryDialog.module.css';
import { TEXT_NAMES } from './entry-draft';
import type { PartProps } from './part-props';

/** Name, role, department and office hours of an entry in one language. */
export function EntryTexts({ locale, draft, problems, change }: PartProps & { locale: Locale }) {
  const { t } = useTranslation(['directory', 'studio']);
  const id = useId();
  const language = t(`studio:language.${locale}`);
  return (
    <fieldset className={styles.language}>
      <legend>{language}</legend>
      {TEXT_NAMES.map((name) => {
        const isWrong = name === 'name' && problems.name === true && locale === LOCALES[0];
        return (
          <Labelled
            key={name}
            id={`${id}-${name}`}
            label={t(`form.${name}`)}
            problem={isWrong ? t('form.problem.name') : undefined}
            control={
              <input
                id={`${id}-${name}`}
                className="field"
                lang={locale}
                value={draft.texts[name][locale]}
                maxLength={PERSON_LENGTHS[name]}
                aria-label={t('form.inLanguage', { label: t(`form.${name}`), language })}
                aria-invalid={isWrong}
                aria-describedby={isWrong ? `${id}-${name}-problem` : undefined}
                autoComplete="off"
                onChange={({ target }) => {
                  change({ texts: { ...draft.texts, [name]: { ...draft.texts[name], [locale]: target.value } } });
                }}
              />
            }
          />
        );
      })}
    </fieldset>
  );
}
