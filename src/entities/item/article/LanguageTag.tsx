import type { Locale } from 'contract/core/locale';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './LanguageTag.module.css';

/** Shows the language of a text if it differs from the interface language; otherwise renders nothing. */
export function LanguageTag({ locale }: { locale: Locale }) {
  const { t } = useTranslation('item');
  if (useInterfaceLocale() === locale) return null;
  // The space is outside the tag, so that it stays on the previous line if the tag wraps.
  return (
    <>
      {' '}
      <span className={styles.tag}>{t(`language.${locale}`)}</span>
    </>
  );
}
