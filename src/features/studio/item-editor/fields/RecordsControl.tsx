import type { ComponentType } from 'react';
import type { Field } from 'contract/manage/fields';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useFieldLabel } from './useFieldLabel';
import { emptyRecord } from './empty-record';
import styles from './Fields.module.css';

export interface FieldControlProps {
  field: Field;
  label: string;
  value: unknown;
  problem?: string | undefined;
  onChange: (value: unknown) => void;
}

interface RecordsControlProps {
  field: Field;
  label: string;
  value: unknown;
  onChange: (records: unknown[]) => void;
  /** Control of a field of a record. */
  control: ComponentType<FieldControlProps>;
}

type Entry = Record<string, unknown>;

/** Edits a list of groups of fields, such as key dates or questions. */
export function RecordsControl({ field, label, value, onChange, control: Control }: RecordsControlProps) {
  const { t } = useTranslation('itemEditor');
  const labelOf = useFieldLabel();
  const records = (Array.isArray(value) ? value : []) as Entry[];
  const variants = field.variants ?? [];
  const replace = (index: number, record: Entry) => {
    onChange(records.map((each, place) => (place === index ? record : each)));
  };
  return (
    <fieldset className={styles.records}>
      <legend>{label}</legend>
      {records.map((record, index) => (
        // The place is the identity of a record: records have no id of their own.
        <fieldset key={index} className={styles.record}>
          <legend>{t('record.name', { number: formatNumber(index + 1) })}</legend>
          {(variants.find(({ name }) => name === (record.kind ?? '')) ?? variants[0])?.fields.map((each) => (
            <Control
              key={each.name}
              field={each}
              label={labelOf(each.name)}
              value={record[each.name]}
              onChange={(next) => {
                const { [each.name]: _before, ...others } = record;
                replace(index, next === null ? others : { ...others, [each.name]: next });
              }}
            />
          ))}
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              onChange(records.filter((_, place) => place !== index));
            }}
          >
            {t('record.remove', { number: formatNumber(index + 1) })}
          </button>
        </fieldset>
      ))}
      <div className={styles.add}>
        {variants.map((variant) => (
          <button
            key={variant.name}
            type="button"
            className="button"
            disabled={records.length >= (field.maxItems ?? Infinity)}
            onClick={() => {
              onChange([...records, emptyRecord(variant)]);
            }}
          >
            {variant.name ? t(`record.add_${variant.name as 'yes_no' | 'number' | 'choice'}`) : t('record.add')}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
