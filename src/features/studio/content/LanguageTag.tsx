import type { Locale } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './LanguageTag.module.css';

/** Abbreviation of a language, such as EN, with its name as a tooltip. */
export function LanguageTag({ locale }: { locale: Locale }) {
  const { t } = useTranslation('studio');
  return (
    <abbr className={styles.tag} title={t(`language.${locale}`)}>
      {t(`languageCode.${locale}`)}
    </abbr>
  );
}
