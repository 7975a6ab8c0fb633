import type { CallAnswer } from 'contract/api';
import type { DraftArea } from 'contract/core/areas';
import { isItemId } from 'contract/core/paths';
import { useCall } from '@/lib/api/useCall';
import { loadedItem, type LoadedItem } from '../page/loaded-item';

type DraftOf<Area extends DraftArea> = CallAnswer<`GET /api/preview/${Area}/info`>;

/**
 * One item as its draft has it: for who may edit it, and for holders of a preview link, with its token. Nothing is counted. What cannot be an
 * id is not asked for.
 */
export function useDraft<Area extends DraftArea>(area: Area, id: string, token: string | undefined): LoadedItem<DraftOf<Area>>;
export function useDraft(area: DraftArea, id: string, token: string | undefined): LoadedItem<DraftOf<DraftArea>> {
  return loadedItem(id, useCall(`GET /api/preview/${area}/info` as const, isItemId(id) ? { id, token } : null));
}
