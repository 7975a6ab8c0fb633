import '@/lib/i18n/texts/welfare';
import { AREA_PATHS } from 'contract/core/areas';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaBanner } from '@/entities/area/AreaBanner';
import { GardenCourt } from '@/entities/area/views/GardenCourt';
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs';
import { ListFrame } from '@/ui/list/ListFrame';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { useClassifications } from '@/entities/item/list/useClassifications';
import { useListAddress } from '@/ui/list/useListAddress';
import { NewsResults } from './NewsResults';
import { newsListInput, WELFARE_LIST_FIELDS } from '../../entities/welfare/welfare-list-address';
import { WelfareFilters } from '../../entities/welfare/WelfareFilters';
import { WelfareSearchBox } from '../../entities/welfare/WelfareSearchBox';

/** Page of welfare news: the lead story, and the others with pagination. */
export function NewsScreen() {
  const { t } = useTranslation(['welfare', 'shell']);
  const address = useListAddress(WELFARE_LIST_FIELDS);
  const list = useCall('POST /api/welfare/news/list', newsListInput(address.state));
  const classifications = useClassifications('news');
  const filters = <WelfareFilters area="news" address={address} classifications={classifications} allText={t('newsList.all')} />;
  return (
    <>
      <PageTitle page={t('news')} area={t('shell:area.benefit')} />
      <div className="content">
        <Breadcrumbs
          trail={[{ name: t('shell:area.benefit'), to: AREA_PATHS.benefit }]}
          current={{ title: t('shell:area.news') }}
        />
      </div>
      <AreaBanner area="news" view={<GardenCourt />}>
        <WelfareSearchBox placeholder={t('search.label')} />
      </AreaBanner>
      <ListFrame filters={filters}>
        <NewsResults address={address} list={list} classifications={classifications} filters={filters} />
      </ListFrame>
    </>
  );
}
