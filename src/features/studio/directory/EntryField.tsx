import { useId, type InputHTMLAttributes } from 'react';
import { Labelled } from '../item-editor/fields/FieldControl';
import styles from './EntryDialog.module.css';

interface EntryFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'maxLength'> {
  label: string;
  hint?: string;
  problem?: string | undefined;
  value: string;
  /** True if the field and its hint take both columns of the form. */
  wide?: boolean;
  onType: (value: string) => void;
}

/** Field for a fact that is the same in every language, with an optional hint. */
export function EntryField({ label, hint, problem, value, wide = false, onType, ...input }: EntryFieldProps) {
  const id = useId();
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.entryField} data-wide={wide}>
      <Labelled
        id={id}
        label={label}
        problem={problem}
        control={
          <input
            {...input}
            id={id}
            className="field"
            value={value}
            aria-invalid={problem !== undefined}
            aria-describedby={described || undefined}
            autoComplete="off"
            onChange={({ target }) => {
              onType(target.value);
            }}
          />
        }
      />
      {hint && (
        <p id={`${id}-hint`} className="meta">
          {hint}
        </p>
      )}
    </div>
  );
}
