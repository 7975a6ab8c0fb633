import type { ReactNode } from 'react';
import { Link } from 'umi';
import { Icon, type IconName } from '@/ui/primitives/Icon';
import styles from './WorkLine.module.css';

interface WorkLineProps {
  icon: IconName;
  /** `danger` for failures, `primary` for tasks. */
  tone: 'primary' | 'danger';
  to: string;
  children: ReactNode;
}

/** Line at the top of My work that links to something that needs attention. */
export const WorkLine = ({ icon, tone, to, children }: WorkLineProps) => (
  <p className={styles.line} data-tone={tone}>
    <Icon name={icon} />
    <Link className={`cover-link ${styles.link}`} to={to}>
      {children}
    </Link>
    <Icon name="chevron-right" />
  </p>
);
