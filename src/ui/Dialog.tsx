import { useId, type ReactNode } from 'react';
import { useTranslation } from '@/lib/useTranslation';
import { Icon } from './Icon';
import { useModalDialog } from './useModalDialog';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  /** `centre` floats, `side` stands at the edge over the full height. */
  place?: 'centre' | 'side';
  children: ReactNode;
  onClose: () => void;
}

/** The browser's own modal: focus stays inside and returns afterwards, the page behind is inert. It is there at once, without a library. */
export function Dialog({ title, place = 'centre', children, onClose }: DialogProps) {
  const { t } = useTranslation('item');
  const titleId = useId();
  const ref = useModalDialog(onClose);
  return (
    <dialog ref={ref} aria-labelledby={titleId} className={styles.dialog} data-place={place}>
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className="icon-button" aria-label={t('dialog.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  );
}
