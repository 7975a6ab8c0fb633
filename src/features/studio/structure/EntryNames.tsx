import type { Locale } from 'contract/core/locale';
import type { Names } from 'contract/document';
import { localesFrom } from '@/lib/i18n/locales-from';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { NameField } from './NameField';
import styles from './StructureTree.module.css';

interface EntryNamesProps {
  names: Names;
  onSave: (locale: Locale, name: string) => void;
}

/**
 * Fields for the names of a category or department, that in the interface's language first. Phones have room for one field; there,
 * the other name is text, which `NamesDialog` changes.
 */
export function EntryNames({ names, onSave }: EntryNamesProps) {
  const { t } = useTranslation(['structure', 'studio']);
  const locales = localesFrom(useInterfaceLocale());
  const other = locales.at(-1);
  return (
    <>
      {locales.map((locale) => (
        <NameField
          key={locale}
          names={names}
          locale={locale}
          onSave={(name) => {
            onSave(locale, name);
          }}
        />
      ))}
      {other && (
        <span className={styles.other} lang={names[other] ? other : undefined}>
          {names[other] || t('missing', { language: t(`studio:language.${other}`) })}
        </span>
      )}
    </>
  );
}
