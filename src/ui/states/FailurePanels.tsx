import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { homePath } from '@/lib/paths';
import { isChunkFailure, reloadForNewerRelease } from '@/lib/browser/release';
import { useOnline } from '@/lib/browser/useOnline';
import { useRetryWhenConnected } from '@/lib/browser/useRetryWhenConnected';
import { canHaveOfflineCopies } from '@/lib/offline/has-copies';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../primitives/Icon';
import { PageTitle } from '../primitives/PageTitle';
import type { IllustrationName } from './Illustration';
import { KeptPages } from './ConnectionRetry';
import { StateBlock } from './StateBlock';
import styles from './FailurePanels.module.css';

/** Shows an error message instead of a page that could not be rendered, with its cause and what to do. */
export const FailurePanels = ({ error }: { error: unknown }) =>
  isChunkFailure(error) ? <ChunkFailurePanel error={error} /> : <CrashPanel />;

const reload = () => {
  window.location.reload();
};

/**
 * Message for a part of the program that failed to load: the device is offline, the connection broke, or a newer release has
 * replaced the part. Reloads the page in the last case, and once a server that could not be reached can be reached again.
 */
function ChunkFailurePanel({ error }: { error: Error }) {
  const { t } = useTranslation();
  const online = useOnline();
  const { isUnreachable, check } = useReloadWhenReachable();
  if (!online) {
    return (
      <StateBlock drawing="offline" heading={1} title={t('failure.offline')} text={t('failure.offlineText')} role="alert">
        <PageTitle page={t('failure.offline')} />
        <button type="button" className="button" onClick={check}>
          <Icon name="reload" />
          {t('state.retry')}
        </button>
        {canHaveOfflineCopies() && <KeptPages />}
      </StateBlock>
    );
  }
  return (
    <FailurePanel drawing={isUnreachable ? 'offline' : 'failed'} title={t('failure.chunk')} text={t('failure.chunkText')}>
      <details className={styles.details}>
        <summary>{t('failure.details')}</summary>
        <p>{error.message}</p>
        {'code' in error && <p>{String(error.code)}</p>}
      </details>
      {isUnreachable && canHaveOfflineCopies() && <KeptPages />}
    </FailurePanel>
  );
}

/** Reloads the page once the server can be reached after it could not. Returns whether it cannot be reached, and a function that checks. */
function useReloadWhenReachable(): { isUnreachable: boolean; check: () => void } {
  const [isUnreachable, setUnreachable] = useState(false);
  const wasUnreachable = useRef(false);
  const check = useCallback(() => {
    reloadForNewerRelease().then(
      (isServed) => {
        if (isServed && wasUnreachable.current) reload();
      },
      (reason: unknown) => {
        console.warn('the deployed release is not known', reason);
        wasUnreachable.current = true;
        setUnreachable(true);
      },
    );
  }, []);
  useEffect(check, [check]);
  useRetryWhenConnected(isUnreachable, check);
  return { isUnreachable, check };
}

function CrashPanel() {
  const { t } = useTranslation();
  return (
    <FailurePanel drawing="failed" title={t('failure.crash')} text={t('failure.crashText')}>
      <a className="button" href={homePath}>
        {t('nav.toHome')}
      </a>
    </FailurePanel>
  );
}

interface FailurePanelProps {
  drawing: IllustrationName;
  title: string;
  text: string;
  /** Content after the button that reloads the page. */
  children?: ReactNode;
}

function FailurePanel({ drawing, title, text, children }: FailurePanelProps) {
  const { t } = useTranslation();
  return (
    <StateBlock drawing={drawing} heading={1} title={title} text={text} role="alert">
      <PageTitle page={title} />
      <button type="button" className="button button-primary" onClick={reload}>
        <Icon name="reload" />
        {t('failure.reload')}
      </button>
      {children}
    </StateBlock>
  );
}
