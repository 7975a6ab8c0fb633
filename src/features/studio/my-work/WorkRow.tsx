import { Link } from 'umi';
import type { ManagedItem } from 'contract/manage/content';
import { formatAge, formatDate, formatNumber, formatShortDate } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { insightsPath } from '@/lib/paths';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { shownTitle } from '../content/item-titles';
import { RowTitle } from './RowTitle';
import type { PlainSectionName } from './shown-work';
import styles from './WorkSection.module.css';

interface WorkRowProps {
  item: ManagedItem;
  list: PlainSectionName;
}

/** One item of a section, with the fact that the section is about. */
export function WorkRow({ item, list }: WorkRowProps) {
  const { t } = useTranslation('shell');
  const { title } = shownTitle(item, useInterfaceLocale());
  const fact = useFact(list);
  return (
    <li className={styles.row} data-list={list}>
      <span title={t(`area.${item.area}`)} className={styles.icon}>
        <AreaIcon area={item.area} size="bare" />
      </span>
      <RowTitle item={item} />
      <span className={`meta ${styles.fact}`}>
        {list === 'published' && item.views > 0 && <Views item={item} title={title} />}
        {fact(item)}
      </span>
    </li>
  );
}

/** Number of views of an item, which leads to its insights. */
function Views({ item, title }: { item: ManagedItem; title: string }) {
  const { t } = useTranslation(['item', 'myWork']);
  const views = t('item:views', { count: item.views, formatted: formatNumber(item.views) });
  return (
    <>
      <Link className={styles.views} to={insightsPath(item)} aria-label={t('myWork:insightsOf', { views, title })}>
        {views}
      </Link>
      {' · '}
    </>
  );
}

/** Returns a function for the fact that a section says of an item. */
function useFact(list: PlainSectionName): (item: ManagedItem) => string {
  const { t } = useTranslation(['studio', 'shell']);
  const byAuthor = (draft: ManagedItem['draft'], at: string) =>
    draft?.savedBy ? t('draft.by', { name: draft.savedBy.name, age: formatAge(at) }) : formatAge(at);
  const facts: Record<PlainSectionName, (item: ManagedItem) => string> = {
    others: ({ area, draft, owner }) =>
      draft?.savedBy
        ? byAuthor(draft, draft.savedAt)
        : [owner?.name ?? t(`shell:area.${area}`), ...(draft ? [formatAge(draft.savedAt)] : [])].join(' · '),
    submitted: ({ draft, submittedAt, updatedAt }) => byAuthor(draft, submittedAt ?? updatedAt),
    scheduled: ({ scheduledAt, updatedAt }) => formatDate(scheduledAt ?? updatedAt, 'dateTime'),
    published: ({ publishedAt, updatedAt }) => formatShortDate(publishedAt ?? updatedAt),
  };
  return facts[list];
}
