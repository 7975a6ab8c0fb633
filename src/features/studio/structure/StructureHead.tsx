import type { Area } from 'contract/core/areas';
import { localesFrom } from '@/lib/i18n/locales-from';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { GLYPH_AREAS } from './structure-address';
import styles from './StructureTree.module.css';

/** Names of the columns, except on phones; hidden from screen readers, to which each field says its language itself. */
export function StructureHead({ area }: { area: Area }) {
  const { t } = useTranslation(['structure', 'studio']);
  return (
    <div className={`${styles.row} ${styles.head}`} aria-hidden>
      <span className={styles.button} />
      {GLYPH_AREAS.includes(area) && <span className={styles.button} />}
      <div className={styles.names}>
        {localesFrom(useInterfaceLocale()).map((locale) => (
          <span key={locale} className={styles.language}>
            {t(`studio:language.${locale}`)}
          </span>
        ))}
      </div>
      <span className={styles.count}>{t('columns.items')}</span>
      <span className={styles.button} />
    </div>
  );
}
