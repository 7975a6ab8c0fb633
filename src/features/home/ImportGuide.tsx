import '@/lib/i18n/texts/share-dialog';
import '@/lib/i18n/texts/import-guide';
import { useId } from 'react';
import type { Area } from 'contract/core/areas';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useShare } from '@/entities/item/actions/useShare';
import styles from './ImportGuide.module.css';

/** Subfolders of a content folder, and the area that each of them fills. */
const FOLDERS: readonly (readonly [folder: string, area: Area])[] = [
  ['service/', 'service'],
  ['notice/', 'notice'],
  ['welfare/', 'benefit'],
  ['welfare/news/', 'news'],
  ['personnel/', 'personnel'],
  ['information/', 'information'],
  ['tool/', 'tool'],
];

/** Tells an administrator how to fill an empty portal with a content folder. */
export function ImportGuide({ onRefresh }: { onRefresh: () => void }) {
  const { t } = useTranslation(['importGuide', 'home', 'shell']);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.guide}>
      <h2 id={headingId}>{t('home:empty.title')}</h2>
      <p className="second">{t('import')}</p>
      <ol className={styles.steps}>
        <li>
          <p>{t('write')}</p>
          <ul className={styles.folders}>
            {FOLDERS.map(([folder, area]) => (
              <li key={folder}>
                <code className={styles.code}>{folder}</code> <span className="second">{t(`shell:area.${area}`)}</span>
              </li>
            ))}
          </ul>
          <p>{t('example')}</p>
          <pre className={styles.sample}>{t('sample')}</pre>
        </li>
        <li>
          <p>{t('run')}</p>
          <Command />
        </li>
        <li>
          <p>{t('done')}</p>
          <button type="button" className="button button-primary" onClick={onRefresh}>
            {t('show')}
          </button>
        </li>
      </ol>
      <p className="second">{t('more')}</p>
    </section>
  );
}

const nothing = (): void => undefined;

function Command() {
  const { t } = useTranslation(['importGuide', 'shareDialog']);
  const command = t('command');
  const { copied, copy } = useShare(command, nothing);
  return (
    <div className={styles.command}>
      <pre className={styles.sample}>{command}</pre>
      <button type="button" className="button" onClick={copy}>
        {t(copied === 'yes' ? 'shareDialog:copied' : 'copy')}
      </button>
      <span role="status" className="second">
        {copied === 'failed' && t('copyFailed')}
      </span>
    </div>
  );
}
