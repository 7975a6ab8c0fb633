import type { CallAnswer } from 'contract/api';
import type { DraftArea } from 'contract/core/areas';
import { isItemId } from 'contract/core/paths';
import { useCall } from '@/lib/api/useCall';
import { loadedItem, type LoadedItem } from '../page/loaded-item';

type DraftOf<Area extends DraftArea> = CallAnswer<`GET /api/preview/${Area}/info`>;

/**
 * Loads the draft of an item, for its editors, or for holders of a preview link with its token. No view is counted. An invalid id
 * is not requested.
 */
export function useDraft<Area extends DraftArea>(area: Area, id: string, token: string | undefined): LoadedItem<DraftOf<Area>>;
export function useDraft(area: DraftArea, id: string, token: string | undefined): LoadedItem<DraftOf<DraftArea>> {
  return loadedItem(id, useCall(`GET /api/preview/${area}/info` as const, isItemId(id) ? { id, token } : null));
}
