import { useTranslation } from '@/lib/useTranslation';
import type { Locale } from 'contract/locale';
import styles from './LanguageTag.module.css';

/** Says in which language a text is when that is not the interface's; nothing otherwise. */
export function LanguageTag({ locale }: { locale: Locale }) {
  const { t, i18n } = useTranslation('item');
  if (i18n.language === locale) return null;
  return <span className={styles.tag}>{t(`language.${locale}`)}</span>;
}
