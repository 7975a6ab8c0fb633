import { useId, useState } from 'react';
import styles from './PeriodFilter.module.css';

/** While a year is being typed it goes through the first centuries. */
const EARLIEST = '1970-01-01';

interface DayFieldProps {
  label: string;
  /** As `2026-12-18`. */
  day: string | null;
  /** Id of what is wrong with it. */
  wrongId: string | undefined;
  onChange: (day: string | null) => void;
}

/** The browser's own field for a day. What is typed halfway stays here; a whole day, or none, is told. */
export function DayField({ label, day, wrongId, onChange }: DayFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(day ?? '');
  const [followed, setFollowed] = useState(day);
  if (followed !== day) {
    setFollowed(day);
    setTyped(day ?? '');
  }
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        className={`field ${styles.field}`}
        value={typed}
        aria-invalid={wrongId !== undefined}
        aria-describedby={wrongId}
        onChange={({ target: { value, validity } }) => {
          setTyped(value);
          const isWhole = value ? value >= EARLIEST : !validity.badInput;
          if (isWhole) onChange(value || null);
        }}
      />
    </>
  );
}
