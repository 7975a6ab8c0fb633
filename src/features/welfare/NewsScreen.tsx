import { AREA_PATHS } from '@/lib/paths';
import { useCall } from '@/lib/useCall';
import { useTranslation } from '@/lib/useTranslation';
import { AreaBanner } from '@/ui/AreaBanner';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { ListFrame } from '@/ui/ListFrame';
import { PageTitle } from '@/ui/PageTitle';
import { useClassifications } from '@/ui/useClassifications';
import { useListAddress } from '@/ui/useListAddress';
import { NewsResults } from './NewsResults';
import { newsListInput, WELFARE_LIST_FIELDS } from './welfare-list-address';
import { WelfareFilters } from './WelfareFilters';
import { WelfareSearchBox } from './WelfareSearchBox';

/** Welfare news: the lead story, and all others by page. */
export function NewsScreen() {
  const { t } = useTranslation(['welfare', 'shell']);
  const address = useListAddress(WELFARE_LIST_FIELDS);
  const list = useCall('POST /api/welfare/news/list', newsListInput(address.state));
  const classifications = useClassifications('POST /api/welfare/news/classification/list');
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
      <AreaBanner area="news">
        <WelfareSearchBox />
      </AreaBanner>
      <ListFrame filters={filters}>
        <NewsResults address={address} list={list} classifications={classifications} filters={filters} />
      </ListFrame>
    </>
  );
}
