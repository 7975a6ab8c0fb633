import { useId } from 'react';
import { useTranslation } from '@/lib/useTranslation';
import { Icon } from './Icon';
import styles from './SortSelect.module.css';

interface SortSelectProps<S extends string> {
  value: S;
  choices: { value: S; text: string }[];
  onChange: (value: S) => void;
}

/** The browser's own select: there at once, and the best list on a phone. */
export function SortSelect<S extends string>({ value, choices, onChange }: SortSelectProps<S>) {
  const { t } = useTranslation('item');
  const id = useId();
  return (
    <div className={styles.sort}>
      <label htmlFor={id} className="visually-hidden">
        {t('sort')}
      </label>
      <select
        id={id}
        className={`field ${styles.select}`}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  );
}
