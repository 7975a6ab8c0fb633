import { useTranslation } from '@/lib/i18n/useTranslation';
import { ItemResults } from '@/entities/item/list/ItemResults';
import { ItemRow } from '@/entities/item/list/ItemRow';
import { ListFrame } from '@/ui/list/ListFrame';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { useChosenFilters } from '@/entities/item/list/useChosenFilters';
import { useClassifications } from '@/entities/item/list/useClassifications';
import type { ListAddress } from '@/ui/list/useListAddress';
import { ShortDate } from '@/ui/primitives/ShortDate';
import { PERSONNEL_SORTS, type PersonnelListState } from './personnel-list-address';
import { PersonnelFilters } from './PersonnelFilters';
import { usePersonnelList } from './usePersonnelList';
import { withinList } from './within-list';

/** Renders the list of guides and policies that the address describes. */
export function PersonnelList({ address: given }: { address: ListAddress<PersonnelListState> }) {
  const { t } = useTranslation(['personnel', 'item', 'shell']);
  const address = withinList(given);
  const { state, hrefWith } = address;
  const { query, classification, kind } = state;
  const list = usePersonnelList(state);
  const classifications = useClassifications('personnel');
  const own = kind ? [{ key: 'kind', text: t(`kinds.${kind}`), removeHref: hrefWith({ kind: null }) }] : [];
  const chosen = useChosenFilters(address, classifications, own);
  const title = classifications.nameOf(classification) ?? (kind ? t(`kinds.${kind}`) : t('all'));
  const filters = <PersonnelFilters address={address} classifications={classifications} />;
  return (
    <>
      <PageTitle page={query ? t('item:resultsFor', { query }) : title} area={t('shell:area.personnel')} />
      <ListFrame filters={filters}>
        <ItemResults
          area="personnel"
          address={address}
          list={list}
          title={title}
          totalText={(count, formatted) => t('total', { count, formatted })}
          sorts={PERSONNEL_SORTS}
          filters={filters}
          chosen={chosen}
          nothing={{ title: t('empty.title'), text: t('empty.text') }}
        >
          {(item) => (
            <ItemRow
              key={item.id}
              item={item}
              highlight={'highlight' in item ? item.highlight : undefined}
              tagFact={t(`kind.${item.kind}`)}
              facts={[
                <ShortDate key="date" iso={item.updatedAt}>
                  {(date) => t('item:updated', { date })}
                </ShortDate>,
              ]}
            />
          )}
        </ItemResults>
      </ListFrame>
    </>
  );
}
