import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { LOCALES, type Locale } from 'contract/core/locale';
import type { Names } from 'contract/document';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { nameOf } from '../item-editor/panel/names';
import styles from './StructureTree.module.css';

/** Maximum length of a name; the server accepts no more. */
export const NAME_LENGTH = 120;

interface NameFieldProps {
  /** Names of the category or department. */
  names: Names;
  locale: Locale;
  onSave: (name: string) => void;
}

/**
 * Field for the name of a category or department in one language, on phones with up to two lines. Enter or leaving it saves; Escape
 * restores the former name.
 */
export function NameField({ names, locale, onSave }: NameFieldProps) {
  const { t } = useTranslation(['structure', 'studio']);
  const isPhone = useIsPhone();
  const saved = names[locale] ?? '';
  const [shown, setShown] = useState(saved);
  const [text, setText] = useState(saved);
  if (shown !== saved) {
    setShown(saved);
    setText(saved);
  }
  const language = t(`studio:language.${locale}`);
  const name = nameOf(names, locale);
  const save = () => {
    const typed = text.trim();
    const others = LOCALES.some((other) => other !== locale && names[other]);
    if (typed === saved || (!typed && !others)) setText(saved);
    else onSave(typed);
  };
  const field = {
    className: styles.name,
    lang: locale,
    value: text,
    maxLength: NAME_LENGTH,
    placeholder: t('missing', { language }),
    'aria-label': t('name', { name, language }),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setText(target.value.replaceAll('\n', ' '));
    },
    onBlur: save,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
        event.preventDefault();
        save();
      }
      if (event.key === 'Escape') setText(saved);
    },
  };
  return isPhone ? <textarea rows={1} {...field} /> : <input {...field} />;
}
