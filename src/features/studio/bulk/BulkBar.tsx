import type { BulkKind } from 'contract/manage/bulk';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './BulkBar.module.css';
import type { BulkSource } from './bulk-source';

/** Actions in their order; those with a choice end in an ellipsis. */
const KINDS = [
  'stillRight',
  'publish',
  'owner',
  'checkBy',
  'classification',
  'expiry',
  'archive',
  'restore',
] as const satisfies BulkKind[];

interface BulkBarProps {
  source: BulkSource;
  /** Number of items that the list has on all pages. */
  total: number;
  isAll: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  onAsk: (kind: BulkKind) => void;
}

/** Bar at the bottom of the window with what can be done with the selected items. */
export function BulkBar({ source: { count }, total, isAll, onSelectAll, onClear, onAsk }: BulkBarProps) {
  const { t } = useTranslation('bulkCare');
  return (
    <section aria-label={t('bulk.name')} className={styles.bar}>
      <div className={styles.chosen}>
        <p role="status" className={styles.count}>
          {t('bulk.selected', { count, formatted: formatNumber(count) })}
        </p>
        {!isAll && total > count && (
          <button type="button" className="button button-quiet" onClick={onSelectAll}>
            {t('bulk.selectAll', { formatted: formatNumber(total) })}
          </button>
        )}
        <button type="button" className="icon-button" aria-label={t('bulk.clear')} onClick={onClear}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.actions}>
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className="button"
            aria-haspopup="dialog"
            onClick={() => {
              onAsk(kind);
            }}
          >
            {t(`action.${kind}`)}
          </button>
        ))}
      </div>
    </section>
  );
}
