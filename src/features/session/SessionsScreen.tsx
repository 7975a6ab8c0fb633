import '@/lib/i18n/texts/sessions';
import { useState, type ReactNode } from 'react';
import type { ListedSession } from 'contract/session';
import { useFocusWhenLost } from '@/lib/browser/focus-when-lost';
import { compareTimes, formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { QueryState } from '@/ui/states/QueryState';
import { EndOthersDialog } from './EndOthersDialog';
import { SessionRow } from './SessionRow';
import { SessionsSkeleton } from './SessionsSkeleton';
import { useSessions, type Sessions } from './useSessions';
import styles from './SessionsScreen.module.css';

/**
 * Lists the browsers in which the person is signed in, each with a button to end the session. `children` are other ways into the
 * account.
 */
export function SessionsScreen({ children }: { children: ReactNode }) {
  const { t } = useTranslation('sessions');
  const sessions = useSessions();
  return (
    <div className={`content ${styles.page}`}>
      <PageTitle page={t('title')} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </header>
      <div className={sessions.query.failure ? undefined : styles.columns}>
        <div>
          <QueryState query={sessions.query} skeleton={<SessionsSkeleton />}>
            {(data) => <SessionList data={data} sessions={sessions} />}
          </QueryState>
        </div>
        {children}
      </div>
    </div>
  );
}

/** Returns whether two sessions have the same device and, to the minute, the same time of sign-in. */
const looksLike = (a: ListedSession, b: ListedSession): boolean =>
  a.device === b.device && formatDate(a.createdAt, 'dateTime') === formatDate(b.createdAt, 'dateTime');

type Data = NonNullable<Sessions['query']['data']>;

function SessionList({ data, sessions: { ending, ended, end, endOthers } }: { data: Data; sessions: Sessions }) {
  const { t } = useTranslation('sessions');
  const [asking, setAsking] = useState(false);
  const headingRef = useFocusWhenLost<HTMLHeadingElement>(ended);
  const elsewhere = data.sessions.filter(({ current }) => !current);
  const others = elsewhere.length;
  const newest = others > 1 ? elsewhere.toSorted((a, b) => compareTimes(b.createdAt, a.createdAt))[0] : undefined;
  return (
    <section className={styles.list}>
      <h2 ref={headingRef} tabIndex={-1} className={styles.heading}>
        {t('heading')}
      </h2>
      <ul className="boxed-list">
        {data.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            hasTwin={data.sessions.some((other) => other.id !== session.id && looksLike(other, session))}
            isNewest={session.id === newest?.id}
            ending={ending}
            onEnd={end}
          />
        ))}
      </ul>
      {others > 0 && (
        <button
          type="button"
          className={`button ${styles.endOthers}`}
          aria-disabled={ending !== null}
          onClick={() => {
            setAsking(ending === null);
          }}
        >
          {t(ending === 'others' ? 'ending' : 'endOthers')}
        </button>
      )}
      <p role="status" className={styles.status}>
        {ended && <EndedText {...ended} />} {others === 0 && t('alone')}
      </p>
      {others > 0 && (
        <div className={styles.advice}>
          <h3>{t('advice.title')}</h3>
          <p>{t('advice.text')}</p>
        </div>
      )}
      {asking && (
        <EndOthersDialog
          count={others}
          onConfirm={() => {
            setAsking(false);
            endOthers();
          }}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </section>
  );
}

function EndedText(ended: { device?: string; count?: number }) {
  const { t } = useTranslation('sessions');
  if (ended.count !== undefined) return t('endedOthers', { count: ended.count });
  return t('ended', { device: ended.device || t('unknown') });
}
