import { useId } from 'react';
import { Link } from 'umi';
import type { Home } from 'contract/home';
import type { ItemLink } from 'contract/item';
import { itemPath } from 'contract/core/paths';
import { formatDaysTo } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './DeadlineList.module.css';

interface Due {
  item: ItemLink;
  /** Deadline, as a date or a date with time; null if there is none. */
  at: string | null;
  kind: 'confirm' | 'claim';
}

/** Lists the person's deadlines: notices to confirm and benefits that close soon. Renders nothing if there are none. */
export function DeadlineList({ whole: { inbox, closing = [] } }: { whole: Home }) {
  const { t } = useTranslation('home');
  const headingId = useId();
  const due: Due[] = [
    ...(inbox?.mustRead ?? []).map((item): Due => ({ item, at: item.dueAt, kind: 'confirm' })),
    ...closing.map((item): Due => ({ item, at: item.closesAt, kind: 'claim' })),
  ].sort((a, b) => timeOf(a) - timeOf(b));
  if (!due.length) return null;
  return (
    <section aria-labelledby={headingId} className={styles.due}>
      <h2 id={headingId} className={`icon-title ${styles.title}`}>
        <Icon name="clock" />
        {t('due.title')}
      </h2>
      <ul className={styles.list}>
        {due.map(({ item, at, kind }) => (
          <li key={`${item.area} ${item.id}`}>
            <Link to={itemPath(item.area, item.id)} className={styles.entry}>
              <span className={styles.name} lang={item.locale}>
                {item.title}
              </span>
              <span className={styles.when}>
                {t(`due.${kind}`)}
                {at && ` · ${formatDaysTo(at)}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const timeOf = ({ at }: Due): number => (at === null ? Infinity : new Date(at).getTime());
