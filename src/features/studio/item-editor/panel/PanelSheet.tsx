import type { ReactNode } from 'react';
import type { ItemDocument } from 'contract/document';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { Icon } from '@/ui/primitives/Icon';
import { errorsIn, type Check } from '../checks/checks';
import styles from './Panel.module.css';
import { useSettingsSummary } from './useSettingsSummary';

interface PanelSheetProps {
  document: ItemDocument;
  checks: readonly Check[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Button that opens the panel as a sheet, for windows that have no room for it beside the text. */
export function PanelSheet({ document, checks, isOpen, onOpen, children }: PanelSheetProps) {
  const { t } = useTranslation('itemEditor');
  const errors = errorsIn(checks);
  const summary = useSettingsSummary(document);
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
        <span className={styles.sliders}>
          <Icon name="sliders" />
        </span>
        {t('settings')}
        <span className={styles.summary}>{summary}</span>
        {errors > 0 && (
          <span className={styles.errors}>
            <span aria-hidden="true">{formatNumber(errors)}</span>
            <span className="visually-hidden">{t('checks.count', { count: errors })}</span>
          </span>
        )}
        {errors === 0 && checks.length > 0 && (
          <span className={styles.warnings} title={t('checks.some')}>
            <Icon name="warning" size={16} />
            <span className="visually-hidden">{t('checks.some')}</span>
          </span>
        )}
        <span className={styles.arrow}>
          <Icon name="chevron-right" size={16} />
        </span>
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
