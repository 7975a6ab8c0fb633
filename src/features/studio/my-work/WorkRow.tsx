import { Link } from 'umi';
import type { ManagedItem } from 'contract/manage/content';
import { formatAge, formatDate, formatDaysTo } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath } from '@/lib/paths';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { useEngagementTexts } from '@/entities/item/list/useEngagementTexts';
import { shownTitle } from '../content/item-titles';
import type { WorkSectionName } from './work-lists';
import styles from './WorkSection.module.css';

interface WorkRowProps {
  item: ManagedItem;
  list: WorkSectionName;
}

/** One item of a section, with the fact that the section is about. */
export function WorkRow({ item, list }: WorkRowProps) {
  const { t } = useTranslation('shell');
  const { title, locale } = shownTitle(item, useInterfaceLocale());
  const fact = useFact(list);
  return (
    <li className={styles.row}>
      <span title={t(`area.${item.area}`)} className={styles.icon}>
        <AreaIcon area={item.area} size="small" />
      </span>
      <Link className={`cover-link ${styles.title}`} to={editorPath(item)} lang={locale}>
        {title}
      </Link>
      <span className={`meta ${styles.fact}`}>{fact(item)}</span>
    </li>
  );
}

/** Returns a function for the fact that a section says of an item. */
function useFact(list: WorkSectionName): (item: ManagedItem) => string {
  const { t } = useTranslation(['studio', 'shell']);
  const engagementTexts = useEngagementTexts();
  const byAuthor = (draft: ManagedItem['draft'], at: string) =>
    draft?.savedBy ? t('draft.by', { name: draft.savedBy.name, age: formatAge(at) }) : formatAge(at);
  const facts: Record<WorkSectionName, (item: ManagedItem) => string> = {
    others: ({ area, draft, publishedAt }) =>
      draft?.savedBy
        ? byAuthor(draft, draft.savedAt)
        : t('work.imported', {
            kind: t(`shell:area.${area}`),
            state: publishedAt ? t('work.publishedOn', { date: formatDate(publishedAt) }) : t('work.unpublished'),
          }),
    returned: ({ draft, returnedAt, updatedAt }) => byAuthor(draft, returnedAt ?? updatedAt),
    submitted: ({ draft, submittedAt, updatedAt }) => byAuthor(draft, submittedAt ?? updatedAt),
    scheduled: ({ scheduledAt, updatedAt }) => formatDate(scheduledAt ?? updatedAt, 'dateTime'),
    published: ({ views, publishedAt, updatedAt }) =>
      [...engagementTexts({ views }), formatDate(publishedAt ?? updatedAt)].join(' · '),
    expiring: ({ expiresAt, updatedAt }) => formatDaysTo(expiresAt ?? updatedAt),
  };
  return facts[list];
}
