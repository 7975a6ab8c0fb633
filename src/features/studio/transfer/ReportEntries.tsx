import { TRANSFER_ENTRY_KINDS } from 'contract/core/transfer-entry-kinds';
import type { TransferEntry } from 'contract/manage/transfer';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './ReportEntries.module.css';

/** Lists entries of a report under the name of their kind. */
export function ReportEntries({ entries, label }: { entries: readonly TransferEntry[]; label: string }) {
  const { t } = useTranslation('transfer');
  const kinds = TRANSFER_ENTRY_KINDS.filter((kind) => entries.some((entry) => entry.kind === kind));
  return (
    <div role="group" aria-label={label} className={styles.kinds}>
      {kinds.map((kind) => (
        <section key={kind} aria-label={t(`kind.${kind}`)}>
          <h4 className={styles.kind} data-kind={kind}>
            {t(`kind.${kind}`)}
          </h4>
          <ul className={styles.list}>
            {entries
              .filter((entry) => entry.kind === kind)
              .map((entry, place) => (
                <EntryRow key={`${entry.file} ${entry.line ?? 0} ${place}`} entry={entry} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function EntryRow({ entry: { file, line, area, title, reason } }: { entry: TransferEntry }) {
  const { t } = useTranslation(['transfer', 'shell']);
  const isPlaced = line !== null && file !== '';
  // Without a title, the path is already shown in its place.
  const place = title === null ? 'report.lineAlone' : 'report.line';
  return (
    <li className={styles.row}>
      <span className={styles.title}>
        <span>{title ?? (file || t('report.settings'))}</span>
        {area && <span className={styles.area}>{t(`shell:area.${area}`)}</span>}
      </span>
      {reason !== null && <span className={styles.reason}>{reason}</span>}
      <span className={styles.path}>{isPlaced ? t(place, { file, line: formatNumber(line) }) : file}</span>
    </li>
  );
}
