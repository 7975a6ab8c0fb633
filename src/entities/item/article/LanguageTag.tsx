import type { Locale } from 'contract/core/locale';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './LanguageTag.module.css';

/** Says in which language a text is when that is not the interface's; nothing otherwise. */
export function LanguageTag({ locale }: { locale: Locale }) {
  const { t } = useTranslation('item');
  if (useInterfaceLocale() === locale) return null;
  // The space stays behind where the tag begins a line.
  return (
    <>
      {' '}
      <span className={styles.tag}>{t(`language.${locale}`)}</span>
    </>
  );
}
