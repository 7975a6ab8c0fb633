import { useId } from 'react';
import styles from './SegmentedChoice.module.css';

interface SegmentedOption<V extends string> {
  value: V;
  text: string;
  lang?: string;
  /** Text about something that needs attention behind the option. A dot marks the option. */
  mark?: string | undefined;
}

interface SegmentedChoiceProps<V extends string> {
  label: string;
  /** True to hide the label visually if the options explain the choice. */
  quiet?: boolean;
  options: readonly SegmentedOption<V>[];
  value: V;
  onChoose: (value: V) => void;
}

/** Radio buttons side by side that look like one control. */
export function SegmentedChoice<V extends string>({ label, quiet = false, options, value, onChoose }: SegmentedChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={quiet ? 'visually-hidden' : styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} lang={option.lang}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option.value === value}
              onChange={() => {
                onChoose(option.value);
              }}
            />
            {option.text}
            {option.mark && (
              <span className={styles.mark} title={option.mark}>
                <span className="visually-hidden">{option.mark}</span>
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
