import { useId, type ReactNode } from 'react';
import type { GlyphName } from 'contract/core/glyphs';
import type { Field } from 'contract/manage/fields';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { LinesControl } from './LinesControl';
import { MomentControl } from './MomentControl';
import { RecordsControl, type FieldControlProps } from './RecordsControl';
import styles from './Fields.module.css';

/** Control for a field of an item, by the kind that its schema gives it. */
export function FieldControl({ field, label, value, problem, onChange }: FieldControlProps) {
  const id = useId();
  const control = <Control id={id} field={field} label={label} value={value} problem={problem} onChange={onChange} />;
  if (field.kind === 'switch') return <Labelled id={id} label={label} problem={problem} inline control={control} />;
  if (field.kind === 'records') return control;
  return <Labelled id={id} label={label} problem={problem} control={control} />;
}

interface LabelledProps {
  id: string;
  label: string;
  problem?: string | undefined;
  /** Name by which a check finds the field. */
  part?: string;
  /** True if the label follows the control on the same line. */
  inline?: boolean;
  control: ReactNode;
}

/** Shows a control with its label and the reason for which its value cannot be saved. */
export function Labelled({ id, label, problem, part, inline = false, control }: LabelledProps) {
  return (
    <div className={styles.field} data-inline={inline} data-part={part}>
      <label htmlFor={id}>{label}</label>
      {control}
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

interface ControlProps extends FieldControlProps {
  id: string;
}

function Control({ id, field, label, value, problem, onChange }: ControlProps) {
  const { kind, maxLength, required } = field;
  const text = typeof value === 'string' ? value : '';
  const shared = {
    id,
    className: 'field',
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
  };
  const onText = (typed: string) => {
    onChange(typed === '' && !required ? null : typed);
  };
  switch (kind) {
    case 'choice':
      return <ChoiceControl {...shared} field={field} value={text} onChange={onText} />;
    case 'switch':
      return (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
        />
      );
    case 'number':
      return (
        <input
          {...shared}
          type="number"
          min={field.min}
          max={field.max}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => {
            onChange(target.value === '' ? null : target.valueAsNumber);
          }}
        />
      );
    case 'day':
    case 'moment':
      return <MomentControl {...shared} withTime={kind === 'moment'} value={text} onChange={onText} />;
    case 'list':
      return <LinesControl {...shared} value={value} onChange={onChange} />;
    case 'records':
      return <RecordsControl field={field} label={label} value={value} onChange={onChange} control={FieldControl} />;
    case 'paragraph':
      return (
        <textarea
          {...shared}
          className={`field ${styles.growing}`}
          rows={3}
          maxLength={maxLength}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
          }}
        />
      );
    case 'text':
    case 'address':
      return (
        <input
          {...shared}
          type={kind === 'address' ? 'url' : 'text'}
          maxLength={maxLength}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
          }}
        />
      );
  }
}

interface ChoiceControlProps {
  id: string;
  className: string;
  field: Field;
  value: string;
  onChange: (value: string) => void;
}

function ChoiceControl({ field, value, onChange, ...shared }: ChoiceControlProps) {
  const { t } = useTranslation('itemEditor');
  return (
    <select
      {...shared}
      value={value || (field.required ? field.options?.[0] : '')}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    >
      {!field.required && <option value="">{t('choice.none')}</option>}
      {(field.options ?? []).map((option) => (
        <option key={option} value={option}>
          {t(`option.${option as OptionName}`)}
        </option>
      ))}
    </select>
  );
}

/** Values that fields of any area can be chosen from. */
export type OptionName = GlyphName | 'online' | 'download' | 'in_person' | 'normal' | 'important' | 'urgent' | 'guide' | 'policy';
