import '@/lib/i18n/texts/people';
import { Link } from 'umi';
import type { PersonDetails } from 'contract/manage/person';
import { formatAge, formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { auditOfPersonPath, MANAGE_PEOPLE_PATH, seeAsPersonPath } from '@/lib/paths';
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs';
import { Icon } from '@/ui/primitives/Icon';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { QueryState } from '@/ui/states/QueryState';
import { ContentSkeleton } from '../content/ContentSkeleton';
import { PersonFeeds } from './PersonFeeds';
import { PersonRoles } from './PersonRoles';
import styles from './PersonScreen.module.css';
import { PersonSessions } from './PersonSessions';
import { usePerson, type ManagedPerson } from './usePerson';

/** Page of a person who has signed in: where their roles come from, and the sessions and feeds that can be ended. */
export function PersonScreen({ id }: { id: string }) {
  const { t } = useTranslation(['people', 'studio']);
  const managed = usePerson(id);
  const name = managed.query.data?.name;
  return (
    <div className={`content ${styles.page}`}>
      <PageTitle page={name ?? t('title')} area={t('studio:title')} />
      <Breadcrumbs trail={[{ name: t('title'), to: MANAGE_PEOPLE_PATH }]} {...(name && { current: { title: name } })} />
      <QueryState query={managed.query} skeleton={<ContentSkeleton />}>
        {(person) => <Details person={person} managed={managed} />}
      </QueryState>
    </div>
  );
}

function Details({ person, managed }: { person: PersonDetails; managed: ManagedPerson }) {
  const { t } = useTranslation('people');
  return (
    <>
      <PersonHead person={person} />
      <p role="status" className={styles.status}>
        {managed.ended && t(`ended.${managed.ended}`)}
      </p>
      <div className={styles.parts}>
        <PersonRoles person={person} />
        <PersonSessions person={person} managed={managed} />
        <PersonFeeds person={person} managed={managed} />
      </div>
    </>
  );
}

function PersonHead({ person: { id, name, email, department, location, seenAt } }: { person: PersonDetails }) {
  const { t } = useTranslation('people');
  return (
    <header className={styles.head}>
      <div>
        <h1>{name || email || t('nameless')}</h1>
        <p className="second dotted">
          {[email, department, location].filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <time dateTime={seenAt} title={formatDate(seenAt, 'dateTime')}>
            {t('seen', { age: formatAge(seenAt) })}
          </time>
        </p>
      </div>
      <div className={styles.actions}>
        <Link className="button" to={seeAsPersonPath(id)}>
          <Icon name="eye" />
          {t('seeAs')}
        </Link>
        <Link className="button" to={auditOfPersonPath(id)}>
          <Icon name="clock" />
          {t('log')}
        </Link>
      </div>
    </header>
  );
}
