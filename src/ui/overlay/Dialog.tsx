import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../primitives/Icon';
import { useModalDialog } from './useModalDialog';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  /** Language of the title, if it is not the interface's. */
  titleLocale?: string;
  /**
   * Position: `centre` is a floating box, `wide` is a wider one that fills a small window, `side` covers the edge of the window at
   * full height, `page` is a wider `side` for reading.
   */
  place?: 'centre' | 'wide' | 'side' | 'page';
  children: ReactNode;
  /** Content that stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  onClose: () => void;
}

/**
 * Modal dialog based on the browser's `<dialog>`: the focus stays inside and returns afterwards, and the page behind is inert.
 * Shows immediately, because it needs no library.
 */
export function Dialog({ title, titleLocale, place = 'centre', children, footer, onClose }: DialogProps) {
  const { t } = useTranslation('item');
  const titleId = useId();
  const ref = useModalDialog(onClose);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    focusFirstField(content.current);
  }, []);
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
        <div ref={content} className={styles.content}>
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}

const FOCUSABLE = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex="0"]'].map(
  (each) => `${each}:not(:disabled, [hidden])`,
);

/**
 * Focuses the first field of a form, instead of the button that closes the dialog. Leaves the focus where it is if the content begins
 * with something else, or if a keyboard would cover the screen.
 */
function focusFirstField(content: HTMLElement | null): void {
  if (window.matchMedia('(pointer: coarse)').matches) return;
  const first = content?.querySelector<HTMLElement>(FOCUSABLE.join());
  if (!first?.matches('input, select, textarea')) return;
  const chosen = first.matches('[type="radio"]') ? content?.querySelector<HTMLElement>('[type="radio"]:checked') : null;
  (chosen ?? first).focus();
}
