import type { ReactNode } from 'react';
import { ItemList, ItemListSkeleton } from './ItemList';
import { ListResults, type ListResultsProps } from './ListResults';
import type { ListedItem } from './noted-locale';
import { ListViewSwitch } from './ListViewSwitch';
import { useListView } from './useListView';

interface ItemResultsProps<Item extends ListedItem> extends Omit<ListResultsProps<Item>, 'tools' | 'skeleton' | 'children'> {
  /** True if the rows have a sign. */
  signs?: boolean;
  /** Renders one item as an `ItemRow` with its key. */
  children: (item: Item) => ReactNode;
}

/** Renders the list that the address describes, as rows or cards. */
export function ItemResults<Item extends ListedItem>({ signs, children, ...list }: ItemResultsProps<Item>) {
  const [view, setView] = useListView(list.area);
  return (
    <ListResults
      {...list}
      tools={<ListViewSwitch view={view} onChange={setView} />}
      skeleton={<ItemListSkeleton view={view} signs={signs} />}
    >
      {(items, name) => (
        <ItemList view={view} label={name}>
          {items.map(children)}
        </ItemList>
      )}
    </ListResults>
  );
}
