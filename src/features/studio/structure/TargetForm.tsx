import { useId, useState } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { SaveFailure } from '../changes/SaveFailure';
import { nameOf } from '../item-editor/panel/names';
import type { CategoryFormProps } from './asked';
import styles from './CategoryDialog.module.css';
import { rowsOf, within } from './tree';

/** Form that asks into which category another one is merged, or its items are moved. */
export function TargetForm({ kind, category, structure, ...form }: CategoryFormProps & { kind: 'merge' | 'moveItems' }) {
  const { isSaving, failure, onSave, onClose } = form;
  const { t } = useTranslation('structure');
  const locale = useInterfaceLocale();
  const id = useId();
  const [into, setInto] = useState('');
  const excluded = kind === 'merge' ? within(structure.classifications, category.id) : [category];
  const rows = rowsOf(structure.classifications).filter((row) => !excluded.some((each) => each.id === row.category.id));
  const count = kind === 'merge' ? category.itemsWithin : category.items;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (into && !isSaving) onSave({ kind, id: category.id, into });
      }}
    >
      <p>{t(`${kind}.text`, { count, formatted: formatNumber(count) })}</p>
      <label htmlFor={id}>{t(`${kind}.into`)}</label>
      <select
        id={id}
        className="field"
        value={into}
        onChange={({ target }) => {
          setInto(target.value);
        }}
      >
        <option value="">{t('choose')}</option>
        {rows.map((row) => (
          <option key={row.category.id} value={row.category.id}>
            {'\u2003'.repeat(row.level) + nameOf(row.category.names, locale)}
          </option>
        ))}
      </select>
      <SaveFailure failure={failure} />
      <DialogButtons submit={t(`${kind}.action`)} isDisabled={!into || isSaving} onCancel={onClose} />
    </form>
  );
}
