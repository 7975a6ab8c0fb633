import type { Locale } from 'contract/core/locale';
import styles from './StepList.module.css';

/** Lists the steps to take, in order. */
export function StepList({ steps, locale }: { steps: string[]; locale: Locale }) {
  return (
    <ol className={styles.steps} lang={locale}>
      {steps.map((step, index) => (
        <li key={index}>{step}</li>
      ))}
    </ol>
  );
}
