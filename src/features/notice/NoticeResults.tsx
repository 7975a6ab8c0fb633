import { useTranslation } from '@/lib/useTranslation';
import { ItemResults } from '@/ui/ItemResults';
import { NOTICE_SORTS } from './notice-list-address';
import { NoticeActions } from './NoticeActions';
import { NoticeFilters } from './NoticeFilters';
import { NoticeRow } from './NoticeRow';
import type { FilterNames } from './useFilterWords';
import { useNoticeChips } from './useNoticeChips';
import type { NoticeList } from './useNoticeList';

interface NoticeResultsProps {
  notices: NoticeList;
  names: FilterNames;
}

export function NoticeResults({ notices, names }: NoticeResultsProps) {
  const { t } = useTranslation('notice');
  const { state, list } = notices;
  return (
    <ItemResults
      area="notice"
      address={notices}
      list={list}
      title={names.classifications.nameOf(state.classification) ?? t('filter.all')}
      totalText={(count, formatted) => t('total', { count, formatted })}
      sorts={NOTICE_SORTS}
      actions={<NoticeActions state={state} names={names} />}
      filters={<NoticeFilters address={notices} {...names} />}
      chosen={useNoticeChips(notices, names)}
      nothing={{ title: t('empty.title'), text: t('empty.text') }}
    >
      {(notice) => <NoticeRow key={notice.id} notice={notice} />}
    </ItemResults>
  );
}
