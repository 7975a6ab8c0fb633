import '@/lib/i18n/texts/welfare';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaBanner } from '@/entities/area/AreaBanner';
import { GardenCourt } from '@/entities/area/views/GardenCourt';
import { ListFrame } from '@/ui/list/ListFrame';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { useClassifications } from '@/entities/item/list/useClassifications';
import { useListAddress } from '@/ui/list/useListAddress';
import { BenefitResults } from './BenefitResults';
import { LatestNews } from './LatestNews';
import { benefitListInput, WELFARE_LIST_FIELDS } from '../../entities/welfare/welfare-list-address';
import { WelfareFilters } from '../../entities/welfare/WelfareFilters';
import { WelfareSearchBox } from '../../entities/welfare/WelfareSearchBox';

/** First page of welfare: search, the list of benefits and the latest news. */
export function WelfareScreen() {
  const { t } = useTranslation(['welfare', 'shell']);
  const address = useListAddress(WELFARE_LIST_FIELDS);
  const list = useCall('POST /api/welfare/benefit/list', benefitListInput(address.state));
  const classifications = useClassifications('benefit');
  const filters = (
    <WelfareFilters area="benefit" address={address} classifications={classifications} allText={t('benefitList.all')} />
  );
  return (
    <>
      <PageTitle area={t('shell:area.benefit')} />
      <AreaBanner area="benefit" view={<GardenCourt />}>
        <WelfareSearchBox />
      </AreaBanner>
      <ListFrame filters={filters} aside={<LatestNews />}>
        <BenefitResults address={address} list={list} classifications={classifications} filters={filters} />
      </ListFrame>
    </>
  );
}
