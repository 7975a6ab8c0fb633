import type { SyntheticEvent } from 'react';
import { Dialog } from './Dialog';
import { DialogButtons } from './DialogButtons';
import styles from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** Text of the confirm button, a verb. */
  action: string;
  /** Text of the button that does nothing, if it is not Cancel. */
  cancel?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Dialog that asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog({ title, text, action, cancel, onConfirm, onClose }: ConfirmDialogProps) {
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles.form} onSubmit={onSubmit}>
        <p>{text}</p>
        <DialogButtons submit={action} cancel={cancel} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
