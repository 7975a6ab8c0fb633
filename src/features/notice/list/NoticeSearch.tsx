import '@/lib/i18n/texts/notice';
import { AREA_PATHS } from 'contract/core/areas';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaBanner } from '@/entities/area/AreaBanner';
import { LanternDoor } from '@/entities/area/views/LanternDoor';
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs';
import { EverywhereLink } from '@/entities/item/search/EverywhereLink';
import { ListFrame } from '@/ui/list/ListFrame';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { NoticeFilters } from '../filters/NoticeFilters';
import { NoticeResults } from './NoticeResults';
import { NoticeSearchBox } from './NoticeSearchBox';
import { useFilterNames } from '@/entities/notice/useFilterNames';
import { useNoticeList } from './useNoticeList';

/** Search page of the notices, with the same filters as the list. */
export function NoticeSearch() {
  const { t } = useTranslation(['notice', 'item', 'shell']);
  const notices = useNoticeList();
  const names = useFilterNames();
  const locale = useInterfaceLocale();
  const { query } = notices.state;
  const area = t('shell:area.notice');
  const title = t('search.label');
  return (
    <>
      <PageTitle page={query ? t('item:resultsFor', { query }) : title} area={area} />
      <div className="content">
        <Breadcrumbs trail={[{ name: area, to: AREA_PATHS.notice }]} current={{ title, locale }} />
      </div>
      <AreaBanner area="notice" page={title} view={<LanternDoor />}>
        <NoticeSearchBox state={notices.state} />
        <EverywhereLink query={query} />
      </AreaBanner>
      <ListFrame filters={<NoticeFilters address={notices} {...names} />}>
        <NoticeResults notices={notices} names={names} />
      </ListFrame>
    </>
  );
}
