import { useTranslation } from '@/lib/i18n/useTranslation';
import { PersonName } from '@/entities/person/PersonName';
import type { FieldChange } from './diff/diff-documents';
import styles from './FieldTable.module.css';
import { useFieldTexts } from './useFieldTexts';

/** Table of the fields that differ, with their values before and after. */
export function FieldTable({ fields }: { fields: readonly FieldChange[] }) {
  const { t } = useTranslation('itemHistory');
  const { labelOf, valueOf } = useFieldTexts();
  const value = (change: FieldChange, side: 'before' | 'after') => {
    const text = valueOf(change.name, change[side]);
    if (!text) return <span className="second">{t('fields.empty')}</span>;
    const Element = side === 'before' ? 'del' : 'ins';
    return <Element lang={change.locale ?? undefined}>{change.name === 'owner' ? <PersonName id={text} /> : text}</Element>;
  };
  return (
    <table className={styles.table}>
      <caption>{t('fields.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('fields.name')}</th>
          <th scope="col">{t('fields.before')}</th>
          <th scope="col">{t('fields.after')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((change) => (
          <tr key={`${change.locale ?? ''} ${change.name}`}>
            <th scope="row">{labelOf(change)}</th>
            <td>{value(change, 'before')}</td>
            <td>{value(change, 'after')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
