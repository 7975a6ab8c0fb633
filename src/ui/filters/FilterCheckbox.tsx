import styles from './FilterCheckbox.module.css';

interface FilterCheckboxProps {
  text: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function FilterCheckbox({ text, checked, onChange }: FilterCheckboxProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      {text}
    </label>
  );
}
