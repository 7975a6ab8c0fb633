import { FIRST_VIEW, VIEW_PREFIX } from '@/lib/session/device';
import { useStored } from '../../../ui/primitives/useStored';

const LIST_VIEWS = ['rows', 'cards'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** Returns the view of a list (rows or cards) last chosen on this device, and a setter. */
export function useListView(list: string): [ListView, (view: ListView) => void] {
  const [stored, store] = useStored(`${VIEW_PREFIX}${list}`);
  return [LIST_VIEWS.find((view) => view === stored) ?? FIRST_VIEW, store];
}
