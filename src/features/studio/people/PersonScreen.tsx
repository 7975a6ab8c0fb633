import '@/lib/i18n/texts/studio/people';
import { Link } from 'umi';
import type { PersonDetails } from 'contract/manage/person';
import { PersonMark } from '@/entities/person/PersonMark';
import { formatAge, formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { auditOfPersonPath, MANAGE_PEOPLE_PATH, seeAsPersonPath } from '@/lib/paths';
import { Icon } from '@/ui/primitives/Icon';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { StudioPlace } from '../place/StudioPlace';
import { PersonFeeds } from './PersonFeeds';
import { PersonRoles } from './PersonRoles';
import styles from './PersonScreen.module.css';
import { PersonSessions } from './PersonSessions';
import { PersonSkeleton } from './PersonSkeleton';
import { usePerson, type ManagedPerson } from './usePerson';
import { useShownName } from './useShownName';

/** Page of a person who has signed in: where their roles come from, and the sessions and feeds that can be ended. */
export function PersonScreen({ id }: { id: string }) {
  const { t } = useTranslation('people');
  const managed = usePerson(id);
  const shownName = useShownName();
  const { data, failure } = managed.query;
  const name = data && shownName(data);
  return (
    <StudioPlace
      title={name ?? (failure ? t('title') : undefined)}
      mark={!failure && <Mark name={name} />}
      back={{ to: MANAGE_PEOPLE_PATH, text: t('back') }}
      facts={!failure && <PersonFacts person={data} />}
      actions={<PersonActions id={id} />}
    >
      <QueryState query={managed.query} heading={failure ? undefined : 1} skeleton={<PersonSkeleton />}>
        {(person) => <Details person={person} managed={managed} />}
      </QueryState>
    </StudioPlace>
  );
}

function Details({ person, managed }: { person: PersonDetails; managed: ManagedPerson }) {
  const { t } = useTranslation('people');
  return (
    <>
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

/** Picture of a person, or its placeholder while the name is loading. */
const Mark = ({ name }: { name: string | undefined }) =>
  name === undefined ? <Skeleton width="48px" height="48px" round /> : <PersonMark person={{ name }} size="large" />;

function PersonFacts({ person }: { person: PersonDetails | undefined }) {
  const { t } = useTranslation('people');
  if (!person) {
    return (
      <p className={styles.factsSkeleton}>
        <Skeleton width="min(100%, 28em)" height="14px" />
      </p>
    );
  }
  const { email, department, location, seenAt } = person;
  return (
    <p className="second dotted">
      {[email, department, location].filter(Boolean).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <time dateTime={seenAt} title={formatDate(seenAt, 'dateTime')}>
        {t('seen', { age: formatAge(seenAt) })}
      </time>
    </p>
  );
}

function PersonActions({ id }: { id: string }) {
  const { t } = useTranslation('people');
  return (
    <>
      <Link className="button" to={seeAsPersonPath(id)}>
        <Icon name="eye" />
        {t('seeAs')}
      </Link>
      <Link className="button" to={auditOfPersonPath(id)}>
        <Icon name="clock" />
        {t('log')}
      </Link>
    </>
  );
}
