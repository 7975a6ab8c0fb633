import { Link } from 'umi';
import type { Page } from 'contract/core/endpoint';
import type { SignedInPerson } from 'contract/manage/person';
import { formatAge, formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { managedPersonPath } from '@/lib/paths';
import { Pager } from '@/ui/list/Pager';
import type { ListAddress } from '@/ui/list/useListAddress';
import { EmptyState } from '@/ui/states/EmptyState';
import { QueryState, type Query } from '@/ui/states/QueryState';
import { ContentSkeleton } from '../content/ContentSkeleton';
import { isFiltered, type PeopleState } from './people-address';
import styles from './PeopleResults.module.css';

interface PeopleResultsProps {
  address: ListAddress<PeopleState>;
  list: Query<Page<SignedInPerson>>;
}

/** Shows a page of people: a table whose rows are cards on phones. */
export function PeopleResults({ address, list }: PeopleResultsProps) {
  return (
    <QueryState
      query={list}
      skeleton={<ContentSkeleton />}
      isEmpty={({ items }) => items.length === 0}
      empty={<Nobody address={address} />}
    >
      {({ items, page, pageSize, total }) => (
        <>
          <PeopleTable people={items} />
          <Pager page={page} pageSize={pageSize} total={total} hrefOf={(turned) => address.hrefWith({ page: turned })} />
        </>
      )}
    </QueryState>
  );
}

function PeopleTable({ people }: { people: readonly SignedInPerson[] }) {
  const { t } = useTranslation('people');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('title')}</caption>
      <thead>
        <tr>
          {(['name', 'department', 'roles', 'seen'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </tbody>
    </table>
  );
}

function PersonRow({ person: { id, name, email, department, location, roles, seenAt } }: { person: SignedInPerson }) {
  const { t } = useTranslation('people');
  return (
    <tr className={styles.row}>
      <th scope="row">
        <Link to={managedPersonPath(id)} className={styles.name}>
          {name || email || t('nameless')}
        </Link>
        <span className={styles.under}>{email}</span>
      </th>
      <td>
        {department}
        <span className={styles.under}>{location}</span>
      </td>
      <td>{roles.map((role) => t(`role.${role}`)).join(t('comma'))}</td>
      <td>
        <time dateTime={seenAt} title={formatDate(seenAt, 'dateTime')}>
          {formatAge(seenAt)}
        </time>
      </td>
    </tr>
  );
}

function Nobody({ address: { state, defaults, hrefWith } }: Pick<PeopleResultsProps, 'address'>) {
  const { t } = useTranslation(['people', 'item']);
  if (state.page > 1) {
    return (
      <EmptyState title={t('item:empty.page')}>
        <Link className="button" to={hrefWith({ page: 1 })}>
          {t('item:empty.firstPage')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={state.query ? t('item:empty.query', { query: state.query }) : t('item:empty.filtered')}>
      {isFiltered(state) && (
        <Link className="button" to={hrefWith(defaults)}>
          {t('item:empty.clear')}
        </Link>
      )}
    </EmptyState>
  );
}
