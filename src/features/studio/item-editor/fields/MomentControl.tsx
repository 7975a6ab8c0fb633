import styles from './Fields.module.css';
import { localMoment, momentOf } from './moments';

interface MomentControlProps {
  id: string;
  className: string;
  /** True if the field can have a time. */
  withTime: boolean;
  /** ISO 8601 moment, or a day such as `2026-12-18`; empty if there is none. */
  value: string;
  /** Text shown in the empty field, which says what no value means. */
  emptyText?: string;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  onChange: (value: string) => void;
}

/** Field for a day, or for a day and time in the zone of this device. */
export function MomentControl({ withTime, value, emptyText, onChange, ...shared }: MomentControlProps) {
  const input = (
    <input
      {...shared}
      type={withTime ? 'datetime-local' : 'date'}
      value={withTime ? localMoment(value) : value.slice(0, 10)}
      onChange={(event) => {
        const typed = event.target.value;
        onChange(withTime ? momentOf(typed) : typed);
      }}
    />
  );
  if (emptyText === undefined) return input;
  return (
    <span className={styles.moment} data-empty-text={value ? undefined : emptyText}>
      {input}
    </span>
  );
}
