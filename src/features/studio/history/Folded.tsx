import type { ReactNode } from 'react';
import { Icon } from '@/ui/primitives/Icon';
import styles from './Comparison.module.css';

/** Content that is closed until its summary is pressed. */
export const Folded = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className={styles.folded}>
    <summary>
      <Icon name="chevron-right" size={16} />
      {summary}
    </summary>
    {children}
  </details>
);
