import { useState } from 'react';
import { LOCALES, type Locale } from 'contract/core/locale';
import type { Names } from 'contract/document';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { nameOf } from '../item-editor/panel/names';
import styles from './StructureTree.module.css';

/** Maximum length of a name; the server accepts no more. */
export const NAME_LENGTH = 120;

interface Rename {
  kind: 'rename';
  id: string;
  names: Names;
}

interface NameFieldProps {
  /** Category or department. */
  named: { id: string; names: Names };
  locale: Locale;
  onSave: (change: Rename) => void;
}

/** Field for the name of a category or department in one language. Enter or leaving it saves; Escape restores the former name. */
export function NameField({ named: { id, names }, locale, onSave }: NameFieldProps) {
  const { t } = useTranslation(['structure', 'studio']);
  const saved = names[locale] ?? '';
  const [text, setText] = useState(saved);
  const language = t(`studio:language.${locale}`);
  const name = nameOf(names, locale);
  const save = () => {
    const typed = text.trim();
    const others = LOCALES.some((other) => other !== locale && names[other]);
    if (typed === saved || (!typed && !others)) setText(saved);
    else onSave({ kind: 'rename', id, names: { ...names, [locale]: typed } });
  };
  return (
    <input
      className={styles.name}
      lang={locale}
      value={text}
      maxLength={NAME_LENGTH}
      placeholder={t('missing', { language })}
      aria-label={t('name', { name, language })}
      onChange={({ target }) => {
        setText(target.value);
      }}
      onBlur={save}
      onKeyDown={({ key, currentTarget, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) currentTarget.blur();
        if (key === 'Escape') setText(saved);
      }}
    />
  );
}
