import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { Icon } from '@/ui/primitives/Icon';
import styles from './Panel.module.css';

interface PanelSheetProps {
  /** Number of errors that must be mended before publishing. */
  errors: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Button that opens the panel as a sheet, for windows that have no room for it beside the text. */
export function PanelSheet({ errors, isOpen, onOpen, children }: PanelSheetProps) {
  const { t } = useTranslation('itemEditor');
  return (
    <>
      <button
        type="button"
        className={`button ${styles.open}`}
        aria-haspopup="dialog"
        onClick={() => {
          onOpen(true);
        }}
      >
        <Icon name="filter" />
        {t('settings')}
        {errors > 0 && (
          <span className={styles.errors}>
            <span aria-hidden="true">{formatNumber(errors)}</span>
            <span className="visually-hidden">{t('checks.count', { count: errors })}</span>
          </span>
        )}
      </button>
      {isOpen && (
        <Dialog
          title={t('settings')}
          place="page"
          onClose={() => {
            onOpen(false);
          }}
        >
          <div className={styles.sheet}>{children}</div>
        </Dialog>
      )}
    </>
  );
}
