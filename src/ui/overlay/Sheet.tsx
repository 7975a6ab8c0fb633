import { useId, type ReactNode } from 'react';
import { Link } from 'umi';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './Sheet.module.css';
import { useModalDialog } from './useModalDialog';

interface SheetProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog at the bottom of a phone's window, with rows to choose from. */
export function Sheet({ label, onClose, children }: SheetProps) {
  const { t } = useTranslation();
  const ref = useModalDialog(onClose);
  return (
    <dialog ref={ref} className={styles.sheet} aria-label={label}>
      <div className={styles.inner}>
        {children}
        <button type="button" className={`button ${styles.close}`} onClick={onClose}>
          {t('nav.close')}
        </button>
      </div>
    </dialog>
  );
}

/** Rows of a sheet that belong together, below their name. */
export function SheetGroup({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.groupName}>
        {name}
      </p>
      {children}
    </div>
  );
}

interface SheetRowProps {
  icon: ReactNode;
  children: ReactNode;
}

interface SheetLinkProps extends SheetRowProps {
  to: string;
  current?: 'page' | 'true' | undefined;
  onChoose: () => void;
}

export const SheetLink = ({ to, icon, current, onChoose, children }: SheetLinkProps) => (
  <Link to={to} className={styles.row} aria-current={current} onClick={onChoose}>
    <span className={styles.icon}>{icon}</span>
    {children}
  </Link>
);

interface SheetActionProps extends SheetRowProps {
  busy: boolean;
  onChoose: () => void;
}

export const SheetAction = ({ icon, busy, onChoose, children }: SheetActionProps) => (
  <button type="button" className={styles.row} aria-disabled={busy} onClick={onChoose}>
    <span className={styles.icon}>{icon}</span>
    {children}
  </button>
);
