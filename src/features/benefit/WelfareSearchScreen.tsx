import '@/lib/i18n/texts/welfare';
import { AREA_PATHS } from 'contract/core/areas';
import type { Page } from 'contract/core/endpoint';
import { formatTotal } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaBanner } from '@/entities/area/AreaBanner';
import { LanternDoor } from '@/entities/area/views/LanternDoor';
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs';
import { EmptyList } from '@/entities/item/list/EmptyList';
import { EmptyState } from '@/ui/states/EmptyState';
import { FoundInNote } from '@/entities/item/list/FoundInNote';
import { EverywhereLink } from '@/entities/item/search/EverywhereLink';
import { ItemListSkeleton } from '@/entities/item/list/ItemList';
import { ListHead } from '@/ui/list/ListHead';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { LoadingBlock } from '@/ui/states/LoadingBlock';
import type { Query } from '@/ui/states/QueryState';
import { BenefitHits, NewsHits } from './SearchHits';
import { useWelfareSearch } from './useWelfareSearch';
import { WelfareSearchBox } from '../../entities/welfare/WelfareSearchBox';
import styles from './WelfareSearchScreen.module.css';

/** Search page for benefits and news, each in its own block. */
export function WelfareSearchScreen() {
  const { t } = useTranslation(['welfare', 'item', 'shell']);
  const { address, benefits, news, waiting, nothing } = useWelfareSearch();
  const { query, block } = address.state;
  const hasHits = query !== '' && !waiting && !nothing;
  const title = t('searchPage.title');
  return (
    <>
      <PageTitle page={query ? t('item:resultsFor', { query }) : title} area={t('shell:area.benefit')} />
      <div className="content">
        <Breadcrumbs trail={[{ name: t('shell:area.benefit'), to: AREA_PATHS.benefit }]} current={{ title }} />
      </div>
      <AreaBanner area="benefit" page={title} view={<LanternDoor />}>
        <WelfareSearchBox query={query} />
        <EverywhereLink query={query} />
      </AreaBanner>
      <div className={`content ${styles.results}`}>
        {!query && <EmptyState drawing="search" title={t('searchPage.start')} text={t('searchPage.startText')} />}
        {waiting && <Waiting />}
        {query && nothing && <EmptyList address={address} chosen={[]} />}
        {hasHits && (
          <>
            {block === null && <ResultHead query={query} lists={[benefits, news]} />}
            <FoundInNote items={block === null ? [...(benefits.data?.items ?? []), ...(news.data?.items ?? [])] : []}>
              <div
                className={`main-and-side ${styles.blocks}`}
                data-beside={[benefits, news].every(({ data }) => data && data.total > 0)}
              >
                {block !== 'news' && <BenefitHits address={address} list={benefits} />}
                {block !== 'benefit' && <NewsHits address={address} list={news} />}
              </div>
            </FoundInNote>
          </>
        )}
      </div>
    </>
  );
}

function ResultHead({ query, lists }: { query: string; lists: readonly Query<Page<unknown>>[] }) {
  const { t } = useTranslation(['welfare', 'item']);
  const count = lists.reduce((sum, { data }) => sum + (data?.total ?? 0), 0);
  const formatted = formatTotal({ total: count, more: lists.some(({ data }) => data?.more) });
  return <ListHead title={t('item:resultsFor', { query })} total={t('searchPage.total', { count, formatted })} />;
}

function Waiting() {
  return (
    <LoadingBlock>
      <ItemListSkeleton view="rows" />
    </LoadingBlock>
  );
}
