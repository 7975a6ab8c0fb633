import { useId, type Ref } from 'react';
import styles from './LongTextField.module.css';

interface LongTextFieldProps {
  label: string;
  labelClassName?: string;
  text: string;
  /** Number of characters by which the text is too long; 0 if it is not. */
  excess: number;
  /** Text that says by how much the text is too long. */
  excessText: string;
  onType: (text: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Returns the number of characters by which a text, without the spaces around it, exceeds a limit; 0 if it does not. */
export const excessOf = (text: string, limit: number): number => Math.max(0, text.trim().length - limit);

/** Field for several lines. It accepts a text that is too long and says so, because a browser would cut a pasted text silently. */
export function LongTextField({ label, labelClassName, text, excess, excessText, onType, ref }: LongTextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <>
      <label htmlFor={id} className={labelClassName}>
        {label}
      </label>
      <textarea
        ref={ref}
        className="field"
        id={id}
        rows={3}
        value={text}
        aria-invalid={excess > 0}
        aria-describedby={noteId}
        onChange={(event) => {
          onType(event.target.value);
        }}
      />
      <p id={noteId} role="status" className={styles.excess}>
        {excess > 0 && excessText}
      </p>
    </>
  );
}
