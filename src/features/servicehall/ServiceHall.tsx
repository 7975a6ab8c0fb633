import { servicePath } from '@/lib/paths';
import { suggestServices } from '@/lib/suggest';
import { useCall } from '@/lib/useCall';
import { useTranslation } from '@/lib/useTranslation';
import { AreaBanner } from '@/ui/AreaBanner';
import { AreaSearch } from '@/ui/AreaSearch';
import { HotWords } from '@/ui/HotWords';
import { ListFrame } from '@/ui/ListFrame';
import { PageTitle } from '@/ui/PageTitle';
import { useClassifications } from '@/ui/useClassifications';
import { ServiceFilters } from './ServiceFilters';
import { ServiceResults } from './ServiceResults';
import { useServiceList } from './useServiceList';

/** The service hall's first page: search, classifications, the list. */
export function ServiceHall() {
  const { t } = useTranslation(['servicehall', 'item', 'shell']);
  const services = useServiceList();
  const { query } = services.state;
  const { data: words = [] } = useCall('POST /api/servicehall/keyword/list', {}, { toast: true });
  const classifications = useClassifications('POST /api/servicehall/classification/list');
  return (
    <>
      <PageTitle page={query ? t('item:resultsFor', { query }) : undefined} area={t('shell:area.service')} />
      <AreaBanner area="service">
        <AreaSearch
          area="service"
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          suggest={suggestServices}
          address={services}
        />
        <HotWords words={words} hrefOf={(word) => servicePath({ query: word })} />
      </AreaBanner>
      <ListFrame filters={<ServiceFilters address={services} classifications={classifications} />}>
        <ServiceResults services={services} classifications={classifications} />
      </ListFrame>
    </>
  );
}
