import { useId } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SectionHead } from '@/ui/primitives/SectionHead';
import styles from './Insights.module.css';

/** Downloads of each file of an item. */
export function FileDownloads({ files }: { files: readonly { name: string; downloads: number }[] }) {
  const { t } = useTranslation('insights');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHead id={titleId} title={t('item.files')} />
      <dl className="boxed-list">
        {files.map(({ name, downloads }) => (
          <div key={name} className={styles.file}>
            <dt>{name}</dt>
            <dd className={styles.number} data-zero={downloads === 0}>
              {formatNumber(downloads)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
