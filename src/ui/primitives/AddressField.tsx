import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './AddressField.module.css';

interface AddressFieldProps {
  label: string;
  url: string;
  /** Text of the button. */
  copyText: string;
  onCopy: () => void;
  /** Result of copying, or a note before it. */
  status: ReactNode;
  /** True if the field takes the focus when it appears. */
  focused?: boolean;
}

/** Field with an address that can be copied by a button or by hand. */
export function AddressField({ label, url, copyText, onCopy, status, focused = false }: AddressFieldProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          ref={ref}
          id={id}
          className={`field ${styles.field}`}
          value={url}
          readOnly
          onFocus={(event) => {
            event.target.select();
          }}
        />
        <button type="button" className={`button button-primary ${styles.copy}`} onClick={onCopy}>
          {copyText}
        </button>
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}
