import { useContext } from 'react';
import type { TableRowSelection } from 'antd/es/table/interface';
import type { ManagedItem } from 'contract/manage/content';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { shownTitle } from './item-titles';
import { SelectionContext } from '../care/selection-context';

/** Returns the boxes with which rows of the table are selected; undefined where nothing can be done with several items. */
export function useRowSelection(): TableRowSelection<ManagedItem> | undefined {
  const { t } = useTranslation('bulkCare');
  const locale = useInterfaceLocale();
  const selection = useContext(SelectionContext);
  if (!selection) return undefined;
  const { items, select, deselect } = selection;
  return {
    columnWidth: 44,
    selectedRowKeys: [...items.keys()],
    preserveSelectedRowKeys: true,
    getTitleCheckboxProps: () => ({ 'aria-label': t('select.page') }),
    getCheckboxProps: (item) => ({ 'aria-label': t('select.item', { title: shownTitle(item, locale).title }) }),
    onSelect: (item, isSelected) => {
      (isSelected ? select : deselect)([item]);
    },
    onSelectAll: (isSelected, _selected, changed) => {
      (isSelected ? select : deselect)(changed);
    },
  };
}
