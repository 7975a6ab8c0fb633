import { useNavigate } from 'umi';
import Table from 'antd/es/table';
import type { ManagedItem } from 'contract/manage/content';
import { editorPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ListAddress } from '@/ui/list/useListAddress';
import { AntdProvider } from '@/ui/overlay/AntdProvider';
import type { ContentState } from './content-address';
import { useRowSelection } from './useRowSelection';
import styles from './ContentTable.module.css';
import { useContentColumns } from './useContentColumns';

interface ContentTableProps {
  items: readonly ManagedItem[];
  address: ListAddress<ContentState>;
}

/** Table of items. A click anywhere in a row opens its editor; the title is the link for the keyboard and for other tabs. */
export function ContentTable({ items, address }: ContentTableProps) {
  const { t } = useTranslation('studio');
  const navigate = useNavigate();
  const columns = useContentColumns(address);
  return (
    <AntdProvider>
      <Table<ManagedItem>
        className={styles.table}
        aria-label={t('places.content')}
        rowKey={({ area, id }) => `${area} ${id}`}
        columns={columns}
        rowSelection={useRowSelection()}
        dataSource={items}
        pagination={false}
        tableLayout="fixed"
        onRow={(item) => ({
          onClick: ({ target, defaultPrevented }) => {
            if (
              !defaultPrevented &&
              target instanceof Element &&
              !target.closest('a, button, input, .ant-table-selection-column')
            )
              navigate(editorPath(item));
          },
        })}
      />
    </AntdProvider>
  );
}
