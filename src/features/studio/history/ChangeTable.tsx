import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './ChangeTable.module.css';

interface ChangeRow {
  key: string;
  label: string;
  /** Null if there is no value. */
  before: ReactNode;
  after: ReactNode;
  /** Language of the values, if it is not the interface's. */
  lang?: string | undefined;
}

interface ChangeTableProps {
  caption: string;
  rows: readonly ChangeRow[];
  /** True if nothing came before, so that the table has one column of values. */
  isFirst?: boolean;
}

/** Table of values before and after a change. */
export function ChangeTable({ caption, rows, isFirst = false }: ChangeTableProps) {
  const { t } = useTranslation('itemHistory');
  const value = (text: ReactNode, Element: 'del' | 'ins' | 'span', lang: string | undefined) =>
    text === null ? <span className="second">{t('fields.empty')}</span> : <Element lang={lang}>{text}</Element>;
  return (
    <table className={styles.table} data-first={isFirst}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('fields.name')}</th>
          {!isFirst && <th scope="col">{t('fields.before')}</th>}
          <th scope="col">{t(isFirst ? 'fields.value' : 'fields.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, before, after, lang }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {!isFirst && <td>{value(before, 'del', lang)}</td>}
            <td>{value(after, isFirst ? 'span' : 'ins', lang)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
