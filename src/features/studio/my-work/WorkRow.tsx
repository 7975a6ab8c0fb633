import { Link } from 'umi';
import type { ManagedItem } from 'contract/manage/content';
import { formatAge, formatDate, formatDaysTo } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath } from '@/lib/paths';
import { AREA_FACTS } from '@/entities/area/areas';
import { useEngagementTexts } from '@/entities/item/list/useEngagementTexts';
import { Icon } from '@/ui/primitives/Icon';
import { shownTitle } from '../content/item-titles';
import type { WorkListName } from './work-lists';
import styles from './WorkSection.module.css';

interface WorkRowProps {
  item: ManagedItem;
  list: WorkListName;
}

/** One item of a section, with the fact that the section is about. */
export function WorkRow({ item, list }: WorkRowProps) {
  const { t } = useTranslation('shell');
  const { title, locale } = shownTitle(item, useInterfaceLocale());
  const fact = useFact(list);
  return (
    <li className={styles.row}>
      <span className={styles.icon} data-area={item.area} title={t(`area.${item.area}`)}>
        <Icon name={AREA_FACTS[item.area].icon} />
      </span>
      <Link className={`cover-link ${styles.title}`} to={editorPath(item)} lang={locale}>
        {title}
      </Link>
      <span className={`meta ${styles.fact}`}>{fact(item)}</span>
    </li>
  );
}

/** Returns a function for the fact that a section says of an item. */
function useFact(list: WorkListName): (item: ManagedItem) => string {
  const { t } = useTranslation('studio');
  const engagementTexts = useEngagementTexts();
  const facts: Record<WorkListName, (item: ManagedItem) => string> = {
    mine: ({ draft, updatedAt }) => formatAge(draft?.savedAt ?? updatedAt),
    others: ({ draft, updatedAt }) =>
      t('draft.by', { name: draft?.savedBy?.name ?? t('draft.import'), age: formatAge(draft?.savedAt ?? updatedAt) }),
    returned: ({ returnedAt, updatedAt }) => formatAge(returnedAt ?? updatedAt),
    submitted: ({ submittedAt, updatedAt }) => formatAge(submittedAt ?? updatedAt),
    scheduled: ({ scheduledAt, updatedAt }) => formatDate(scheduledAt ?? updatedAt, 'dateTime'),
    published: ({ views, publishedAt, updatedAt }) =>
      [...engagementTexts({ views }), formatDate(publishedAt ?? updatedAt)].join(' · '),
    expiring: ({ expiresAt, updatedAt }) => formatDaysTo(expiresAt ?? updatedAt),
  };
  return facts[list];
}
