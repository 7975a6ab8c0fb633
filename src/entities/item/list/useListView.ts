import { useStored } from '../../../ui/primitives/useStored';

const LIST_VIEWS = ['rows', 'cards'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** Rows or cards, as this person last had it on this device. */
export function useListView(list: string): [ListView, (view: ListView) => void] {
  const [stored, store] = useStored(`portico.view.${list}`);
  return [LIST_VIEWS.find((view) => view === stored) ?? 'rows', store];
}
