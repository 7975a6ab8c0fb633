import type { ReactNode } from 'react';
import { Icon } from '@/ui/primitives/Icon';
import styles from './Panel.module.css';

interface PanelSectionProps {
  title: string;
  /** Short state of the section, shown while it is closed too. */
  note?: string | undefined;
  /** True if the note is a warning. */
  isWarning?: boolean;
  open?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/** Section of the panel that can be closed. */
export function PanelSection({ title, note, isWarning = false, open = false, onOpen, children }: PanelSectionProps) {
  return (
    <details
      className={styles.section}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary>
        {title}
        <span className={styles.note} data-warning={isWarning}>
          {isWarning && <Icon name="warning" size={16} />}
          {note}
        </span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
