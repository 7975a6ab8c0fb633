import { useId, useState, type ReactNode } from 'react';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { SaveFailure } from '../changes/SaveFailure';
import { nameOf } from '../item-editor/panel/names';
import type { DepartmentFormProps } from './asked';
import styles from './DepartmentList.module.css';

interface DepartmentTargetFormProps extends Omit<DepartmentFormProps, 'onSave'> {
  label: string;
  submit: string;
  onChoose: (id: string) => void;
  /** Consequences of the choice. */
  children?: ReactNode;
}

/** Form that asks for a department. */
export function DepartmentTargetForm({ departments, label, submit, onChoose, children, ...form }: DepartmentTargetFormProps) {
  const { isSaving, failure, onClose } = form;
  const { t } = useTranslation('departments');
  const locale = useInterfaceLocale();
  const id = useId();
  const [chosen, setChosen] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen && !isSaving) onChoose(chosen);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field"
        value={chosen}
        onChange={({ target }) => {
          setChosen(target.value);
        }}
      >
        <option value="">{t('choose')}</option>
        {departments.map((department) => (
          <option key={department.id} value={department.id}>
            {nameOf(department.names, locale)}
          </option>
        ))}
      </select>
      {children}
      <SaveFailure failure={failure} />
      <DialogButtons submit={submit} isDisabled={!chosen || isSaving} onCancel={onClose} />
    </form>
  );
}
