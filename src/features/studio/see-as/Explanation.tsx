import { Link } from 'umi';
import type { CallAnswer } from 'contract/api';
import type { Role } from 'contract/core/permissions';
import type { ItemRef } from 'contract/item';
import { formatDate, formatNumber } from '@/lib/i18n/format';
import { interfaceLocale } from '@/lib/i18n/interface-locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath } from '@/lib/paths';
import { Icon } from '@/ui/primitives/Icon';
import styles from './Explanation.module.css';

type Explained = CallAnswer<'POST /api/manage/seeAs/explain'>;
type Condition = Explained['conditions'][number];

/** Shows whether a reader sees a page, each condition of that, and its place in search and among notices. */
export function Explanation({ page, explained }: { page: ItemRef & { title: string }; explained: Explained }) {
  const { t } = useTranslation('seeAs');
  const { isVisible, titles, conditions, search, notice } = explained;
  const title = titles[interfaceLocale()] ?? Object.values(titles)[0] ?? page.title;
  return (
    <div className={styles.answer}>
      <p className={styles.verdict} data-met={isVisible}>
        <Icon name={isVisible ? 'eye' : 'close'} size={18} />
        {t(isVisible ? 'why.yes' : 'why.no', { title })}
      </p>
      <ul className={styles.conditions}>
        {conditions.map((condition) => (
          <ConditionRow key={condition.condition} condition={condition} />
        ))}
      </ul>
      {search && (
        <p>
          {search.rank === null
            ? t('why.notFound', { total: formatNumber(search.total) })
            : t('why.found', { rank: formatNumber(search.rank), total: formatNumber(search.total) })}
        </p>
      )}
      {notice && (
        <p>
          {[notice.isUnread && t('why.unread'), notice.isDue && t('why.due'), notice.isAlert && t('why.alert')]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      <Link to={editorPath(page)}>{t('why.edit')}</Link>
    </div>
  );
}

function ConditionRow({ condition: { condition, isMet, wanted, given } }: { condition: Condition }) {
  const { t } = useTranslation('seeAs');
  const isAudience = condition === 'department' || condition === 'location' || condition === 'role';
  const shown = (values: string[]): string =>
    values
      .map((value) => (isAudience ? (condition === 'role' ? t(`roles.${value as Role}`) : value) : formatDate(value, 'dateTime')))
      .join(', ');
  const nothing = { begun: 'why.notYet', notExpired: 'why.never', notArchived: 'why.never' } as const;
  const none = isAudience ? 'why.everyone' : nothing[condition];
  return (
    <li className={styles.condition} data-met={isMet}>
      <Icon name={isMet ? 'check' : 'close'} size={18} />
      <span className="visually-hidden">{t(isMet ? 'why.met' : 'why.unmet')}</span>
      <span className={styles.name}>{t(`why.condition.${condition}`)}</span>
      <span className={styles.sides}>
        <span>{t('why.says', { wanted: wanted.length ? shown(wanted) : t(none) })}</span>
        <span>{t('why.has', { given: given.length ? shown(given) : t('why.nothing') })}</span>
      </span>
    </li>
  );
}
