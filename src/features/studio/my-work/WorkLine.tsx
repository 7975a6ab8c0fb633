import type { ReactNode } from 'react';
import { Link } from 'umi';
import { Icon, type IconName } from '@/ui/primitives/Icon';
import styles from './WorkLine.module.css';

interface WorkLineProps {
  icon: IconName;
  /** Danger for what went wrong, primary for what waits. */
  tone: 'primary' | 'danger';
  to: string;
  children: ReactNode;
}

/** Line at the top of My work about something that needs the person, which leads there. */
export const WorkLine = ({ icon, tone, to, children }: WorkLineProps) => (
  <p className={styles.line} data-tone={tone}>
    <Icon name={icon} />
    <Link className={`cover-link ${styles.link}`} to={to}>
      {children}
    </Link>
    <Icon name="chevron-right" />
  </p>
);
