import { useState, type SubmitEvent } from 'react';
import { LOCALES } from 'contract/core/locale';
import type { Names } from 'contract/document';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { NAME_LENGTH } from './NameField';
import styles from './StructureScreen.module.css';

interface NewCategoryProps {
  isSaving: boolean;
  /** Returns whether the category was created. */
  onCreate: (names: Names) => Promise<boolean>;
}

/** Form for a new category at the end of the first level. */
export function NewCategory({ isSaving, onCreate }: NewCategoryProps) {
  const { t } = useTranslation(['structure', 'studio']);
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
    <form className={styles.new} aria-label={t('add.title')} onSubmit={submit}>
      <NameFields names={names} onChange={setNames} />
      <button type="submit" className="button" aria-disabled={!isNamed || isSaving}>
        {t('add.action')}
      </button>
    </form>
  );
}

/** Fields for the names of a category in both languages. */
export function NameFields({ names, onChange }: { names: Names; onChange: (names: Names) => void }) {
  const { t } = useTranslation(['structure', 'studio']);
  return LOCALES.map((locale) => {
    const text = t('add.name', { language: t(`studio:language.${locale}`) });
    return (
      <input
        key={locale}
        className="field"
        lang={locale}
        value={names[locale] ?? ''}
        maxLength={NAME_LENGTH}
        placeholder={text}
        aria-label={text}
        onChange={({ target }) => {
          onChange({ ...names, [locale]: target.value });
        }}
      />
    );
  });
}
