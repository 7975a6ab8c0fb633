import { Link } from 'umi';
import type { Page } from 'contract/core/endpoint';
import type { SignedInPerson } from 'contract/manage/person';
import { PersonMark } from '@/entities/person/PersonMark';
import { formatAge, formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { managedPersonPath } from '@/lib/paths';
import { isFiltered } from '@/ui/list/list-address';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { Query } from '@/ui/states/QueryState';
import { ContentSkeleton } from '../content/ContentSkeleton';
import { PagedResults } from '../filters/PagedResults';
import { type PeopleState } from './people-address';
import table from '../place/PeopleTable.module.css';
import styles from './PeopleResults.module.css';
import { useShownName } from './useShownName';

interface PeopleResultsProps {
  address: ListAddress<PeopleState>;
  list: Query<Page<SignedInPerson>>;
}

/** Shows a page of people: a table whose rows are cards on phones. */
export function PeopleResults({ address, list }: PeopleResultsProps) {
  const { state, defaults, hrefWith } = address;
  const { t } = useTranslation('people');
  return (
    <PagedResults
      list={list}
      skeleton={<ContentSkeleton />}
      query={state.query}
      hrefOf={(page) => hrefWith({ page })}
      clear={isFiltered(address) ? hrefWith(defaults) : null}
      none={{ title: t('nobody') }}
    >
      {(items) => <PeopleTable people={items} />}
    </PagedResults>
  );
}

function PeopleTable({ people }: { people: readonly SignedInPerson[] }) {
  const { t } = useTranslation('people');
  return (
    <table className={`${table.table} ${styles.table}`}>
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

function PersonRow({ person }: { person: SignedInPerson }) {
  const { t } = useTranslation('people');
  const shownName = useShownName()(person);
  const { id, email, department, location, roles, seenAt } = person;
  return (
    <tr className={`${table.row} ${styles.row}`}>
      <th scope="row">
        <span className={table.person}>
          <PersonMark person={{ name: shownName }} />
          <span className={table.words}>
            <Link to={managedPersonPath(id)} className={`cover-link ${table.name} ${styles.name}`}>
              {shownName}
            </Link>
            <span className={table.under}>{email}</span>
          </span>
        </span>
      </th>
      <td className={styles.place}>
        {department && <span>{department}</span>}
        {location && <span className={table.under}>{location}</span>}
      </td>
      <td>
        <ul className={styles.roles}>
          {roles.map((role) => (
            <li key={role} className="tag" data-role={role}>
              {t(`role.${role}`)}
            </li>
          ))}
        </ul>
      </td>
      <td>
        <time className="capitalized" dateTime={seenAt} title={formatDate(seenAt, 'dateTime')}>
          {formatAge(seenAt)}
        </time>
      </td>
    </tr>
  );
}
