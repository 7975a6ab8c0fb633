import { useId, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../primitives/Icon';
import { useModalDialog } from './useModalDialog';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  /** The language of the title, where that is not the interface's. */
  titleLocale?: string;
  /** `centre` floats, `side` stands at the edge over the full height, `page` too, and has the room to read in. */
  place?: 'centre' | 'side' | 'page';
  children: ReactNode;
  /** Content that stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  onClose: () => void;
}

/** The browser's own modal: focus stays inside and returns afterwards, the page behind is inert. It is there at once, without a library. */
export function Dialog({ title, titleLocale, place = 'centre', children, footer, onClose }: DialogProps) {
  const { t } = useTranslation('item');
  const titleId = useId();
  const ref = useModalDialog(onClose);
  return (
    <dialog ref={ref} aria-labelledby={titleId} className={styles.dialog} data-place={place}>
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id={titleId} lang={titleLocale} className={styles.title}>
            {title}
          </h2>
          <button type="button" className="icon-button" aria-label={t('dialog.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.content}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
