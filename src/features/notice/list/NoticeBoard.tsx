import '@/lib/i18n/texts/notice';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaBanner } from '@/entities/area/AreaBanner';
import { NoticeArcade } from '@/entities/area/views/NoticeArcade';
import { ListFrame } from '@/ui/list/ListFrame';
import { isFiltered } from '@/ui/list/list-address';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { NoticeFilters } from '../filters/NoticeFilters';
import { NoticeResults } from './NoticeResults';
import { NoticeSearchBox } from './NoticeSearchBox';
import { PinnedNotices } from './PinnedNotices';
import { useFilterNames } from '@/entities/notice/useFilterNames';
import { useNoticeList } from './useNoticeList';
import { usePinnedNotices, withoutPinned } from './usePinnedNotices';

/** First page of the notices: search, pinned notices unless the list is filtered, filters, and the list of all others. */
export function NoticeBoard() {
  const { t } = useTranslation(['item', 'shell']);
  const notices = useNoticeList();
  const names = useFilterNames();
  const pinned = usePinnedNotices(!isFiltered(notices));
  const { data } = notices.list;
  const shown = pinned && data ? { ...notices, list: { ...notices.list, data: withoutPinned(data, pinned) } } : notices;
  const { query } = notices.state;
  return (
    <>
      <PageTitle page={query ? t('resultsFor', { query }) : undefined} area={t('shell:area.notice')} />
      <AreaBanner area="notice" view={<NoticeArcade />}>
        <NoticeSearchBox state={notices.state} />
      </AreaBanner>
      {pinned && <PinnedNotices pinned={pinned} />}
      <ListFrame filters={<NoticeFilters address={notices} {...names} />}>
        <NoticeResults notices={shown} names={names} />
      </ListFrame>
    </>
  );
}
