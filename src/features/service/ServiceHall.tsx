import '@/lib/i18n/texts/service';
import { servicePath } from '@/lib/paths';
import { suggestServices } from '@/lib/api/suggest';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaBanner } from '@/entities/area/AreaBanner';
import { CounterHall } from '@/entities/area/views/CounterHall';
import { AreaSearch } from '@/entities/item/search/AreaSearch';
import { HotWords } from '@/ui/search-box/HotWords';
import { ListFrame } from '@/ui/list/ListFrame';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { useClassifications } from '@/entities/item/list/useClassifications';
import { ServiceFilters } from './ServiceFilters';
import { ServiceResults } from './ServiceResults';
import { useServiceList } from './useServiceList';

/** First page of the service hall: search, classifications, list. */
export function ServiceHall() {
  const { t } = useTranslation(['service', 'item', 'shell']);
  const services = useServiceList();
  const { query } = services.state;
  const words = useCall('POST /api/servicehall/keyword/list', {}, { toast: true });
  const classifications = useClassifications('service');
  return (
    <>
      <PageTitle page={query ? t('item:resultsFor', { query }) : undefined} area={t('shell:area.service')} />
      <AreaBanner area="service" view={<CounterHall />}>
        <AreaSearch
          area="service"
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          suggest={suggestServices}
          address={services}
        />
        <HotWords words={words.data ?? (words.failure ? [] : undefined)} hrefOf={servicePath} />
      </AreaBanner>
      <ListFrame filters={<ServiceFilters address={services} classifications={classifications} />}>
        <ServiceResults services={services} classifications={classifications} />
      </ListFrame>
    </>
  );
}
