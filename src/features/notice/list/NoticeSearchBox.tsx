import { useCallback } from 'react';
import { useNavigate } from 'umi';
import { NOTICE_SEARCH_PATH } from '@/lib/paths';
import { suggestIn } from '@/lib/api/suggest';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { writeAddress } from '@/ui/list/list-address';
import { SearchBox } from '@/ui/search-box/SearchBox';
import { NOTICE_LIST_FIELDS, type NoticeListState } from '../filters/notice-list-address';

const suggestNotices = suggestIn('POST /api/notice/suggest', 'notice');

/** Search box that leads to the search page of the notices and keeps the active filters. */
export function NoticeSearchBox({ state }: { state: NoticeListState }) {
  const { t } = useTranslation('notice');
  const navigate = useNavigate();
  const searchWith = useCallback(
    (query: string) => NOTICE_SEARCH_PATH + writeAddress(NOTICE_LIST_FIELDS, { ...state, query, sort: null, page: 1 }),
    [state],
  );
  const onSearch = useCallback(
    (query: string) => {
      navigate(searchWith(query));
    },
    [navigate, searchWith],
  );
  const unsearched = new URL(searchWith(''), window.location.origin);
  return (
    <SearchBox
      size="large"
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      action={NOTICE_SEARCH_PATH}
      keep={Object.fromEntries(unsearched.searchParams)}
      query={state.query}
      recentKey="notice"
      suggest={suggestNotices}
      onSearch={onSearch}
    />
  );
}
