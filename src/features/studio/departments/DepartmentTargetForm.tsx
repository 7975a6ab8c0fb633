import { useId, useState, type ReactNode } from 'react';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { nameOf } from '../item-editor/panel/names';
import type { DepartmentFormProps } from './asked';
import styles from './DepartmentList.module.css';

interface DepartmentTargetFormProps extends Pick<DepartmentFormProps, 'departments' | 'onClose'> {
  label: string;
  submit: string;
  onChoose: (id: string) => void;
  /** Consequences of the choice. */
  children?: ReactNode;
}

/** Form that asks for a department. */
export function DepartmentTargetForm({ departments, label, submit, onChoose, onClose, children }: DepartmentTargetFormProps) {
  const { t } = useTranslation('departments');
  const locale = useInterfaceLocale();
  const id = useId();
  const [chosen, setChosen] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onChoose(chosen);
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
      <DialogButtons submit={submit} isDisabled={!chosen} onCancel={onClose} />
    </form>
  );
}
