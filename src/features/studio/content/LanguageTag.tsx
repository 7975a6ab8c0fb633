import type { Locale } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './LanguageTag.module.css';

const codeOf = (locale: Locale): string => locale.slice(0, 2).toUpperCase();

/** Code of a language, such as EN, with its name as a tooltip. */
export function LanguageTag({ locale }: { locale: Locale }) {
  const { t } = useTranslation('studio');
  return (
    <abbr className={styles.tag} title={t(`language.${locale}`)}>
      {codeOf(locale)}
    </abbr>
  );
}
