import { useId } from 'react';
import type { Area } from 'contract/core/areas';
import { useCurrentUser } from '@/lib/session/useCurrentUser';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EmptyState } from '@/ui/states/EmptyState';
import { useShare } from '@/entities/item/actions/useShare';
import styles from './EmptyPortal.module.css';

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

/**
 * Replaces everything below the greeting while the portal is empty: import instructions for administrators, a short message for
 * other people.
 */
export function EmptyPortal({ onRefresh }: { onRefresh: () => void }) {
  const { t } = useTranslation('home');
  const isAdmin = useCurrentUser()?.roles.includes('admin') ?? false;
  if (isAdmin) return <ImportGuide onRefresh={onRefresh} />;
  return <EmptyState title={t('empty.title')} text={t('empty.wait')} />;
}

function ImportGuide({ onRefresh }: { onRefresh: () => void }) {
  const { t } = useTranslation(['home', 'shell']);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.guide}>
      <h2 id={headingId}>{t('empty.title')}</h2>
      <p className="second">{t('empty.import')}</p>
      <ol className={styles.steps}>
        <li>
          <p>{t('empty.write')}</p>
          <ul className={styles.folders}>
            {FOLDERS.map(([folder, area]) => (
              <li key={folder}>
                <code className={styles.code}>{folder}</code> <span className="second">{t(`shell:area.${area}`)}</span>
              </li>
            ))}
          </ul>
          <p>{t('empty.example')}</p>
          <pre className={styles.sample}>{t('empty.sample')}</pre>
        </li>
        <li>
          <p>{t('empty.run')}</p>
          <Command />
        </li>
        <li>
          <p>{t('empty.done')}</p>
          <button type="button" className="button button-primary" onClick={onRefresh}>
            {t('empty.show')}
          </button>
        </li>
      </ol>
      <p className="second">{t('empty.more')}</p>
    </section>
  );
}

const nothing = (): void => undefined;

function Command() {
  const { t } = useTranslation(['home', 'item']);
  const command = t('empty.command');
  const { copied, copy } = useShare(command, nothing);
  return (
    <div className={styles.command}>
      <pre className={styles.sample}>{command}</pre>
      <button type="button" className="button" onClick={copy}>
        {t(copied === 'yes' ? 'item:share.copied' : 'empty.copy')}
      </button>
      <span role="status" className="second">
        {copied === 'failed' && t('empty.copyFailed')}
      </span>
    </div>
  );
}
