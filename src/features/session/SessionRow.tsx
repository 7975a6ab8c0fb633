import type { ListedSession } from 'contract/session';
import { formatAge, formatDate, formatShortDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AccessRow } from '@/ui/list/AccessRow';
import { Icon } from '@/ui/primitives/Icon';
import { ShortDate } from '@/ui/primitives/ShortDate';
import styles from './SessionsScreen.module.css';

interface SessionRowProps {
  session: ListedSession;
  /** True if only the second of its sign-in tells the session from another one. */
  hasTwin: boolean;
  /** True for the session that began last, if several began elsewhere. */
  isNewest: boolean;
  ending: string | null;
  onEnd: (session: ListedSession) => void;
}

/**
 * Maximum age of the last use, in milliseconds, that counts as "just used". The server only records token refreshes, which can be
 * this far apart during continuous work.
 */
const TOKEN_MS = 10 * 60_000;

const isRecent = (iso: string): boolean => Date.now() - new Date(iso).getTime() < TOKEN_MS;
const isHandheld = (device: string): boolean => /Android|iOS|iPhone|iPad|HarmonyOS/i.test(device);

export function SessionRow({ session, hasTwin, isNewest, ending, onEnd }: SessionRowProps) {
  const { t } = useTranslation('sessions');
  const { id, current, createdAt, lastUsedAt } = session;
  const device = session.device || t('unknown');
  const used = isRecent(lastUsedAt) ? t('justUsed') : t('lastUsed', { age: formatAge(lastUsedAt) });
  const style = hasTwin ? 'seconds' : 'dateTime';
  return (
    <AccessRow
      mark={<Icon name={isHandheld(device) ? 'handheld' : 'device'} />}
      current={current}
      title={
        <>
          {device}
          {current && <span className={`tag ${styles.current}`}>{t('current')}</span>}
          {isNewest && <span className={`tag ${styles.newest}`}>{t('newest')}</span>}
        </>
      }
      facts={
        <p className="dotted">
          <time dateTime={lastUsedAt} title={formatDate(lastUsedAt, 'dateTime')}>
            {current ? t('now') : used}
          </time>
          <span>
            <ShortDate iso={createdAt} style={style}>
              {(date) => t('signedIn', { date })}
            </ShortDate>
          </span>
        </p>
      }
    >
      {!current && (
        <button
          type="button"
          className="button"
          aria-label={[t('endNamed', { device, used }), hasTwin && t('signedIn', { date: formatShortDate(createdAt, style) })]
            .filter(Boolean)
            .join(' · ')}
          aria-disabled={ending !== null}
          onClick={() => {
            if (ending === null) onEnd(session);
          }}
        >
          {t(ending === id ? 'ending' : 'end')}
        </button>
      )}
    </AccessRow>
  );
}
