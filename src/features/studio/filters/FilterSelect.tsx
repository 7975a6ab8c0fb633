import { useId } from 'react';
import styles from './FilterSelect.module.css';

interface FilterOption<V extends string> {
  value: V;
  text: string;
}

interface FilterSelectProps<V extends string> {
  label: string;
  /** Text of the choice that filters nothing; not given if one of the options is always chosen. */
  any?: string;
  options?: readonly FilterOption<V>[];
  /** Options in groups, which follow the others. */
  groups?: readonly { text: string; options: readonly FilterOption<V>[] }[];
  value: V | null;
  onChoose: (value: V | null) => void;
}

/** Native select for one filter of a list, marked while it leaves something out. */
export function FilterSelect<V extends string>({ label, any, options = [], groups = [], value, onChoose }: FilterSelectProps<V>) {
  const id = useId();
  const all = [...options, ...groups.flatMap((group) => group.options)];
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
          onChoose(all.find((option) => option.value === event.target.value)?.value ?? null);
        }}
      >
        {any !== undefined && <option value="">{any}</option>}
        <Options options={options} />
        {groups.map((group) => (
          <optgroup key={group.text} label={group.text}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </select>
    </div>
  );
}

const Options = ({ options }: { options: readonly FilterOption<string>[] }) =>
  options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
