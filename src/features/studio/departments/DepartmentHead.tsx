import { localesFrom } from '@/lib/i18n/locales-from';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import tree from '../structure/StructureTree.module.css';
import { COLUMN_USES, columnOf } from './columns';
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
        <p className={styles.facts}>
          {COLUMN_USES.map((use) => (
            <span key={use} className={styles.figure} style={columnOf(use)}>
              {t(`columns.${use}`)}
            </span>
          ))}
        </p>
      </div>
      <span className={tree.count}>{t('columns.items')}</span>
    </div>
  );
}
