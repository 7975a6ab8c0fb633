import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from '@/ui/primitives/Icon';
import { useModalDialog } from '@/ui/overlay/useModalDialog';
import styles from './SessionDialog.module.css';

interface SessionDialogProps {
  icon: IconName;
  title: string;
  text: ReactNode;
  /** True to hide the page behind the dialog. */
  covers?: boolean;
  /** Actions of the dialog, the most likely first. */
  children: ReactNode;
  /** Called for Escape or a click outside the dialog. If not given, the dialog stays until one of its actions is chosen. */
  onClose?: () => void;
}

/** Modal dialog with a question about the session. */
export function SessionDialog({ icon, title, text, covers = false, children, onClose }: SessionDialogProps) {
  const titleId = useId();
  const textId = useId();
  const ref = useModalDialog(onClose ?? stay);
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={styles.dialog}
      data-covers={covers}
    >
      <div className={styles.frame}>
        <span className={styles.icon}>
          <Icon name={icon} size={24} />
        </span>
        <h2 id={titleId}>{title}</h2>
        <div id={textId} className={styles.text}>
          {text}
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </dialog>
  );
}

const stay = (): void => undefined;
