import { useEffect, type ReactNode } from 'react';
import { homePath } from '@/lib/paths';
import { isChunkFailure, reloadForNewerRelease } from '@/lib/browser/release';
import { useOnline } from '@/lib/browser/useOnline';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../primitives/Icon';
import { PageTitle } from '../primitives/PageTitle';
import { StateBlock } from './StateBlock';
import styles from './PageFailure.module.css';

/** Shows an error message instead of a page that could not be rendered. */
export const PageFailure = ({ error }: { error: unknown }) =>
  isChunkFailure(error) ? <ChunkFailurePanel error={error} /> : <CrashPanel />;

const reload = () => {
  window.location.reload();
};

/**
 * Message for a part of the program that failed to load: the device is offline, the connection broke, or a newer release has
 * replaced the part. Reloads the page in the last case.
 */
function ChunkFailurePanel({ error }: { error: Error }) {
  const { t } = useTranslation();
  const online = useOnline();
  useEffect(() => {
    reloadForNewerRelease().catch((reason: unknown) => {
      console.warn('the deployed release is not known', reason);
    });
  }, []);
  return (
    <FailurePanel
      title={t(online ? 'failure.chunk' : 'failure.offline')}
      text={t(online ? 'failure.chunkText' : 'failure.offlineText')}
    >
      <details className={styles.details}>
        <summary>{t('failure.details')}</summary>
        <p>{error.message}</p>
        {'code' in error && <p>{String(error.code)}</p>}
      </details>
    </FailurePanel>
  );
}

function CrashPanel() {
  const { t } = useTranslation();
  return (
    <FailurePanel title={t('failure.crash')} text={t('failure.crashText')}>
      <a className="button" href={homePath}>
        {t('nav.toHome')}
      </a>
    </FailurePanel>
  );
}

interface FailurePanelProps {
  title: string;
  text: string;
  /** Content after the button that reloads the page. */
  children: ReactNode;
}

function FailurePanel({ title, text, children }: FailurePanelProps) {
  const { t } = useTranslation();
  return (
    <StateBlock drawing="failed" heading={1} title={title} text={text} role="alert">
      <PageTitle page={title} />
      <button type="button" className="button button-primary" onClick={reload}>
        <Icon name="reload" />
        {t('failure.reload')}
      </button>
      {children}
    </StateBlock>
  );
}
