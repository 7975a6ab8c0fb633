import { useState, type ReactNode } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '../overlay/Dialog';
import { Icon } from '../primitives/Icon';
import styles from './FilterDrawer.module.css';

interface FilterDrawerProps {
  /** Number of active filters, shown on the button. */
  chosen: number;
  /** Number of results with the current filters, as text. */
  result: string;
  /** True if windows up to 1000 px wide have the button, not only phones. */
  isOnTablets?: boolean;
  children: ReactNode;
}

/** Button that opens the filters in a drawer on phones, and on tablets if told so. The list behind it keeps its position. */
export function FilterDrawer({ chosen, result, isOnTablets = false, children }: FilterDrawerProps) {
  const { t } = useTranslation('item');
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={`button ${styles.button}`}
        data-tablets={isOnTablets}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="filter" />
        {chosen > 0 && <span aria-hidden="true">{formatNumber(chosen)}</span>}
        <span className="visually-hidden">
          {chosen ? t('filter.openCount', { formatted: formatNumber(chosen) }) : t('filter.open')}
        </span>
      </button>
      {open && (
        <Dialog
          title={t('filter.name')}
          place="side"
          footer={
            <button type="button" className={`button button-primary ${styles.show}`} onClick={close}>
              {result}
            </button>
          }
          onClose={close}
        >
          {children}
        </Dialog>
      )}
    </>
  );
}
