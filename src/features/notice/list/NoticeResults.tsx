import { useTranslation } from '@/lib/i18n/useTranslation';
import { ItemResults } from '@/entities/item/list/ItemResults';
import { NOTICE_SORTS } from '../filters/notice-list-address';
import { NoticeActions } from './NoticeActions';
import { NoticeFilters } from '../filters/NoticeFilters';
import { NoticeRow } from './NoticeRow';
import type { FilterNames } from '@/entities/notice/useFilterWords';
import { useNoticeChips } from '../filters/useNoticeChips';
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
      actions={<NoticeActions address={notices} names={names} />}
      filters={<NoticeFilters address={notices} {...names} />}
      chosen={useNoticeChips(notices, names)}
      nothing={{ title: t('empty.title'), text: t('empty.text') }}
    >
      {(notice) => <NoticeRow key={notice.id} notice={notice} />}
    </ItemResults>
  );
}
