import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** Id of the element that says what makes progress. */
  labelledBy: string;
  /** Work that is done; undefined while it is not known. */
  value: number | undefined;
  /** All work, in the unit of `value`. */
  max: number | undefined;
}

/** Bar that shows how much of some work is done. */
export const ProgressBar = ({ labelledBy, value, max }: ProgressBarProps) => (
  <progress className={styles.bar} aria-labelledby={labelledBy} value={value} max={max} />
);
