import type { NoticeFeedFilter } from 'contract/notice';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { Classifications } from '@/entities/item/list/useClassifications';
import type { Departments } from './useDepartments';

export interface FilterNames {
  classifications: Classifications;
  departments: Departments;
}

interface FilterWord {
  /** Parameter in the address of the list. */
  key: 'classification' | 'department' | 'priority' | 'from' | 'to' | 'mustRead';
  text: string;
}

/** Returns a function that describes a filter of notices as texts, one for each active part. */
export function useFilterWords({ classifications, departments }: FilterNames): (filter: NoticeFeedFilter) => FilterWord[] {
  const { t } = useTranslation(['notice', 'item']);
  return ({ classificationId, department, priority, from, to, mustRead }) => {
    const words: FilterWord[] = [];
    const add = (key: FilterWord['key'], text: string) => words.push({ key, text });
    if (classificationId) add('classification', classifications.nameOf(classificationId) ?? t('item:filter.classification'));
    if (department) add('department', departments.nameOf(department) ?? t('filter.department'));
    if (priority) add('priority', t('filter.ofPriority', { priority: t(`priority.${priority}`) }));
    if (from) add('from', t('item:filter.since', { date: formatDate(from) }));
    if (to) add('to', t('item:filter.until', { date: formatDate(to) }));
    if (mustRead) add('mustRead', t('filter.mustRead'));
    return words;
  };
}
