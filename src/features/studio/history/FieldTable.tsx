import { useTranslation } from '@/lib/i18n/useTranslation';
import { PersonName } from '@/entities/person/PersonName';
import { ChangeTable } from './ChangeTable';
import type { FieldChange } from './diff/diff-documents';
import { useFieldTexts } from './useFieldTexts';

interface FieldTableProps {
  fields: readonly FieldChange[];
  /** True if the item had no version before. */
  isFirst?: boolean;
}

/** Table of the fields that differ, with their values before and after. */
export function FieldTable({ fields, isFirst = false }: FieldTableProps) {
  const { t } = useTranslation('itemHistory');
  const { labelOf, valueOf } = useFieldTexts();
  const value = (change: FieldChange, side: 'before' | 'after') => {
    const text = valueOf(change, change[side]);
    if (!text) return null;
    return change.name === 'owner' ? <PersonName id={text} /> : text;
  };
  const rows = fields.map((change) => ({
    key: `${change.locale ?? ''} ${change.name}`,
    label: labelOf(change),
    before: value(change, 'before'),
    after: value(change, 'after'),
    lang: change.locale ?? undefined,
  }));
  return <ChangeTable caption={t('fields.title')} rows={rows} isFirst={isFirst} />;
}
