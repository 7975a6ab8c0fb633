import { servicePath } from '@/lib/paths';
import { useCall } from '@/lib/useCall';
import { useTranslation } from '@/lib/useTranslation';
import { AreaBanner } from '@/ui/AreaBanner';
import { HotWords } from '@/ui/HotWords';
import { ListFrame } from '@/ui/ListFrame';
import { PageTitle } from '@/ui/PageTitle';
import { ServiceFilters } from './ServiceFilters';
import { ServiceResults } from './ServiceResults';
import { ServiceSearch } from './ServiceSearch';
import { useClassifications } from './useClassifications';
import { useServiceList } from './useServiceList';

/** The service hall's first page: search, classifications, the list. */
export function ServiceHall() {
  const { t } = useTranslation('servicehall');
  const services = useServiceList();
  const { data: words = [] } = useCall('POST /api/servicehall/keyword/list', {});
  const classifications = useClassifications();
  return (
    <>
      <PageTitle page={services.state.query ? t('resultsFor', { query: services.state.query }) : undefined} area={t('title')} />
      <AreaBanner area="service" title={t('title')} text={t('lead')}>
        <ServiceSearch address={services} />
        <HotWords words={words} hrefOf={(query) => servicePath({ query })} />
      </AreaBanner>
      <ListFrame
        filtersLabel={t('filter.name')}
        filters={<ServiceFilters address={services} classifications={classifications} />}
      >
        <ServiceResults services={services} classifications={classifications} />
      </ListFrame>
    </>
  );
}
