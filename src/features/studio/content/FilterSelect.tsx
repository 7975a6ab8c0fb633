import { useId } from 'react';
import { Icon } from '@/ui/primitives/Icon';
import styles from './FilterSelect.module.css';

interface FilterSelectProps<V extends string> {
  label: string;
  /** Text of the choice that filters nothing; not given if one of the options is always chosen. */
  any?: string;
  options: readonly { value: V; text: string }[];
  value: V | null;
  onChoose: (value: V | null) => void;
}

/** Native select for one filter of a list, marked while it leaves something out. */
export function FilterSelect<V extends string>({ label, any, options, value, onChoose }: FilterSelectProps<V>) {
  const id = useId();
  return (
    <div className={styles.filter} data-active={any !== undefined && value !== null}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select
        id={id}
        className={`field ${styles.select}`}
        value={value ?? ''}
        onChange={(event) => {
          onChoose(options.find((option) => option.value === event.target.value)?.value ?? null);
        }}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </div>
  );
}
