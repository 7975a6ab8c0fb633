import { Link } from 'umi';
import { PhoneLink } from '@/entities/contact/PhoneLink';
import { PersonMark } from '@/entities/person/PersonMark';
import { formatNumber } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ActionMenu } from '@/ui/overlay/ActionMenu';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { contentPath } from '../content/content-address';
import { nameOf, textIn, type Entry } from './entries';
import table from '../place/PeopleTable.module.css';
import styles from './EntryTable.module.css';

interface EntryTableProps {
  entries: readonly Entry[];
  onEdit: (entry: Entry) => void;
  onRemove: (entry: Entry) => void;
}

/** Table of people and desks, whose rows are cards on phones. */
export function EntryTable({ entries, ...actions }: EntryTableProps) {
  const { t } = useTranslation('directory');
  return (
    <table className={`${table.table} ${styles.table}`}>
      <caption className="visually-hidden">{t('title')}</caption>
      <thead>
        <tr>
          {(['name', 'department', 'contact', 'items'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`column.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} {...actions} />
        ))}
      </tbody>
    </table>
  );
}

interface EntryRowProps extends Pick<EntryTableProps, 'onEdit' | 'onRemove'> {
  entry: Entry;
}

function EntryRow({ entry, onEdit, onRemove }: EntryRowProps) {
  const { t } = useTranslation('directory');
  const locale = useInterfaceLocale();
  const isPhone = useIsPhone();
  const name = nameOf(entry, locale);
  const [role, department] = [textIn(entry.role, locale), textIn(entry.department, locale)];
  // Cards of phones have the department beside the role.
  const underName = [role, isPhone ? department : null].flatMap((text) => text ?? []);
  return (
    <tr className={`${table.row} ${styles.row}`}>
      <th scope="row">
        <div className={table.person}>
          <PersonMark person={{ id: entry.id, name, kind: entry.kind, picture: entry.picture }} />
          <div className={table.words}>
            <button
              type="button"
              className={`${table.name} ${styles.name}`}
              aria-haspopup="dialog"
              aria-label={t('editOf', { name })}
              lang={textIn(entry.name, locale)?.locale}
              onClick={() => {
                onEdit(entry);
              }}
            >
              {name}
            </button>
            <span className={`${table.under} ${styles.under}`}>
              {underName.map(({ text, locale: language }, place) => (
                <span key={place} lang={language}>
                  {place > 0 && ' · '}
                  {text}
                </span>
              ))}
            </span>
          </div>
        </div>
      </th>
      {!isPhone && <td lang={department?.locale}>{department?.text}</td>}
      <td className={styles.contact}>
        {entry.email && (
          <a href={`mailto:${entry.email}`} aria-label={isPhone ? t('mailTo', { name }) : undefined}>
            {isPhone ? t('mail') : entry.email}
          </a>
        )}
        {entry.phone && (
          <span className={table.under}>
            <PhoneLink number={entry.phone} />
          </span>
        )}
      </td>
      <td className={styles.items}>
        {entry.owned > 0 ? (
          <Link
            to={contentPath({ owner: entry.id })}
            aria-label={t('itemsOf', { count: entry.owned, formatted: formatNumber(entry.owned), name })}
          >
            {t('items', { count: entry.owned, formatted: formatNumber(entry.owned) })}
          </Link>
        ) : (
          <span className="second">{t('noItems')}</span>
        )}
      </td>
      <td className={styles.actions}>
        <ActionMenu
          label={t('menu', { name })}
          actions={[
            {
              text: t('edit'),
              act: () => {
                onEdit(entry);
              },
            },
            {
              text: t('remove'),
              act: () => {
                onRemove(entry);
              },
            },
          ]}
        />
      </td>
    </tr>
  );
}
