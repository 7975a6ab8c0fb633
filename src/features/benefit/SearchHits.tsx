import type { Page } from 'contract/core/endpoint';
import type { FoundBenefit, FoundNews } from 'contract/welfare';
import { formatShortDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ItemRow } from '@/entities/item/list/ItemRow';
import type { Query } from '@/ui/states/QueryState';
import type { ListAddress } from '@/ui/list/useListAddress';
import { ShortDate } from '@/ui/primitives/ShortDate';
import { benefitWindow } from './benefit-window';
import { SearchBlockList } from './SearchBlockList';
import { useWindowDates } from './useWindowDates';
import type { WelfareSearchState } from '../../entities/welfare/welfare-search-address';
import { ClaimPeriodTag } from './ClaimPeriodTag';

interface HitsProps<Found> {
  address: ListAddress<WelfareSearchState>;
  list: Query<Page<Found>>;
}

export function BenefitHits({ address, list }: HitsProps<FoundBenefit>) {
  const { t } = useTranslation('welfare');
  return (
    <SearchBlockList
      block="benefit"
      title={t('benefits')}
      address={address}
      list={list}
      totalText={(count, formatted) => t('benefitList.total', { count, formatted })}
      allText={(formatted) => t('searchPage.allBenefits', { formatted })}
    >
      {(benefit) => <BenefitHit key={benefit.id} benefit={benefit} />}
    </SearchBlockList>
  );
}

function BenefitHit({ benefit }: { benefit: FoundBenefit }) {
  const { state } = benefitWindow(benefit, new Date());
  const dates = useWindowDates(benefit, state, formatShortDate);
  return <ItemRow item={benefit} highlight={benefit.highlight} tag={<ClaimPeriodTag state={state} />} tagFact={dates} />;
}

export function NewsHits({ address, list }: HitsProps<FoundNews>) {
  const { t } = useTranslation('welfare');
  return (
    <SearchBlockList
      block="news"
      title={t('news')}
      address={address}
      list={list}
      totalText={(count, formatted) => t('newsList.total', { count, formatted })}
      allText={(formatted) => t('searchPage.allNews', { formatted })}
    >
      {(story) => (
        <ItemRow
          key={story.id}
          item={story}
          highlight={story.highlight}
          facts={story.publishedAt === null ? undefined : [<ShortDate key="date" iso={story.publishedAt} />]}
        />
      )}
    </SearchBlockList>
  );
}
