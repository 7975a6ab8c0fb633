import { useId, useState } from 'react';
import type { PersonDetails } from 'contract/manage/person';
import type { ListedSession } from 'contract/session';
import { formatAge, formatDate, formatShortDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AccessRow } from '@/ui/list/AccessRow';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { Icon } from '@/ui/primitives/Icon';
import styles from './PersonScreen.module.css';
import type { ManagedPerson } from './usePerson';
import { useShownName } from './useShownName';

interface PersonSessionsProps {
  person: PersonDetails;
  managed: ManagedPerson;
}

/** Browsers in which a person is signed in, with buttons that end one or all of the sessions. */
export function PersonSessions({ person: { name, email, sessions }, managed }: PersonSessionsProps) {
  const { t } = useTranslation('people');
  const shownName = useShownName();
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.bar}>
        <h2 id={titleId}>{t('sessions')}</h2>
        {sessions.length > 1 && (
          <button
            type="button"
            className="button"
            aria-disabled={managed.ending !== null}
            onClick={() => {
              setAsking(managed.ending === null);
            }}
          >
            {t('endAll')}
          </button>
        )}
      </div>
      {sessions.length === 0 ? (
        <p className="second">{t('noSessions')}</p>
      ) : (
        <ul className="boxed-list">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} managed={managed} />
          ))}
        </ul>
      )}
      {asking && (
        <ConfirmDialog
          title={t('confirm.title', { name: shownName({ name, email }) })}
          text={t('confirm.text')}
          action={t('endAll')}
          onConfirm={() => {
            setAsking(false);
            managed.endSessions();
          }}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </section>
  );
}

function SessionRow({ session, managed }: { session: ListedSession; managed: ManagedPerson }) {
  const { t } = useTranslation('people');
  const { id, createdAt, lastUsedAt, current } = session;
  const device = session.device || t('unknownDevice');
  const since = t('since', { date: formatShortDate(createdAt, 'dateTime') });
  return (
    <AccessRow
      mark={<Icon name="device" />}
      current={current}
      title={
        <>
          {device}
          {current && <span className="tag">{t('current')}</span>}
        </>
      }
      facts={
        <p className="dotted">
          <span>{since}</span>
          <time dateTime={lastUsedAt} title={formatDate(lastUsedAt, 'dateTime')}>
            {t('lastUsed', { age: formatAge(lastUsedAt) })}
          </time>
        </p>
      }
    >
      <button
        type="button"
        className="button"
        aria-label={t('endNamed', { device, since })}
        aria-disabled={managed.ending !== null}
        onClick={() => {
          if (managed.ending === null) managed.endSession(id);
        }}
      >
        {t(managed.ending === id ? 'ending' : 'end')}
      </button>
    </AccessRow>
  );
}
