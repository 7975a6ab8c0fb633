import { useState, type SubmitEvent } from 'react';
import type { Names } from 'contract/document';
import { localesFrom } from '@/lib/i18n/locales-from';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { NAME_LENGTH } from './NameField';
import styles from './AreaStructure.module.css';

interface NewEntryProps {
  /** Class that adapts the columns of the form to those of the list. */
  className?: string;
  title: string;
  action: string;
  /** Returns the label of the field for the name in a language. */
  labelIn: (language: string) => string;
  isSaving: boolean;
  /** Returns whether the category or department was created. */
  onCreate: (names: Names) => Promise<boolean>;
}

/** Form for a new category at the end of the first level, or a new department. */
export function NewEntry({ className = '', title, action, labelIn, isSaving, onCreate }: NewEntryProps) {
  const [names, setNames] = useState<Names>({});
  const isNamed = Object.values(names).some((name) => name.trim() !== '');
  const create = async () => {
    if (isNamed && !isSaving && (await onCreate(names))) setNames({});
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void create();
  };
  return (
    <form className={`${styles.new} ${className}`} aria-label={title} onSubmit={submit}>
      <NameFields names={names} labelIn={labelIn} onChange={setNames} />
      <button type="submit" className="button" aria-disabled={!isNamed || isSaving}>
        {action}
      </button>
    </form>
  );
}

interface NameFieldsProps extends Pick<NewEntryProps, 'labelIn'> {
  names: Names;
  onChange: (names: Names) => void;
}

/** Fields for names in both languages, that of the interface first. */
export function NameFields({ names, labelIn, onChange }: NameFieldsProps) {
  const { t } = useTranslation('studio');
  return localesFrom(useInterfaceLocale()).map((locale) => {
    const text = labelIn(t(`language.${locale}`));
    return (
      <label key={locale} className={styles.newName}>
        {text}
        <input
          className="field"
          lang={locale}
          value={names[locale] ?? ''}
          maxLength={NAME_LENGTH}
          onChange={({ target }) => {
            onChange({ ...names, [locale]: target.value });
          }}
        />
      </label>
    );
  });
}
