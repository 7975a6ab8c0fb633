import { localesFrom } from '@/lib/i18n/locales-from';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import tree from '../structure/StructureTree.module.css';
import styles from './DepartmentList.module.css';

/** Names of the columns; hidden from screen readers, to which each cell says its kind itself. */
export function DepartmentHead() {
  const { t } = useTranslation(['departments', 'studio']);
  return (
    <div className={`${tree.row} ${styles.row} ${styles.head}`} aria-hidden>
      <div className={`${tree.names} ${styles.names}`}>
        {localesFrom(useInterfaceLocale()).map((locale) => (
          <span key={locale} className={styles.language}>
            {t(`studio:language.${locale}`)}
          </span>
        ))}
        <span className={styles.facts}>{t('columns.others')}</span>
      </div>
      <span className={tree.count}>{t('columns.items')}</span>
    </div>
  );
}
