import type { Page } from 'contract/core/endpoint';
import type { ManagedItem } from 'contract/manage/content';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { isFiltered } from '@/ui/list/list-address';
import type { ListAddress } from '@/ui/list/useListAddress';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { DeferredPart } from '@/ui/states/DeferredPart';
import { usePreparedPart } from '@/ui/states/part-code';
import type { Query } from '@/ui/states/QueryState';
import { PagedResults } from '../filters/PagedResults';
import { isAboutCare, type ContentState } from './content-address';
import { ContentRows } from './ContentRows';
import { ContentSkeleton } from './ContentSkeleton';
import { useChosenFilters } from './useChosenFilters';

interface ContentResultsProps {
  address: ListAddress<ContentState>;
  list: Query<Page<ManagedItem>>;
}

const loadTable = async () => ({ default: (await import('./ContentTable')).ContentTable });

/** Shows a page of the list: a table, or rows on phones, which do not load the table's code. */
export function ContentResults({ address, list }: ContentResultsProps) {
  const { t } = useTranslation('studio');
  const { state, defaults, hrefWith } = address;
  const isPhone = useIsPhone();
  const chosen = useChosenFilters(address).map(({ text }) => text);
  usePreparedPart(loadTable, !isPhone);
  return (
    <PagedResults
      list={list}
      skeleton={<ContentSkeleton />}
      query={state.query}
      hrefOf={(page) => hrefWith({ page })}
      clear={isFiltered(address) ? hrefWith({ ...defaults, sort: state.sort }) : null}
      about={chosen.length ? t('content.filteredBy', { filters: chosen.join(t('content.between')) }) : t('content.searched')}
      none={{ title: t('content.none'), text: t('content.noneText') }}
    >
      {(items) =>
        isPhone ? (
          <ContentRows items={items} isCare={isAboutCare(state)} />
        ) : (
          <DeferredPart load={loadTable} waiting={<ContentSkeleton />}>
            {(Table) => <Table items={items} address={address} />}
          </DeferredPart>
        )
      }
    </PagedResults>
  );
}
