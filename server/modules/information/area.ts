import type { informationApi } from '../../../contract/information';
import type { ContentAreaOf } from '../area/content-area';
import { itemCardOf } from '../item/read/present';

export const INFORMATION: ContentAreaOf<typeof informationApi> = {
  area: 'information',
  cardsOf: (_, rows, { locale }) => rows.map((row) => itemCardOf(row, locale)),
  detailOf: (_, detail) => detail,
  draftOf: (detail) => detail,
  filterOf: () => ({}),
};
