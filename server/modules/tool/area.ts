import { toolFields, type toolApi } from '../../../contract/tool';
import type { ContentAreaOf } from '../area/content-area';
import { factsReader } from '../area/facts';
import { NO_FIELDS } from '../../../contract/areas';
import { itemCardOf } from '../item/read/present';

const factsOf = factsReader(toolFields, NO_FIELDS);

export const TOOL: ContentAreaOf<typeof toolApi> = {
  area: 'tool',
  relatedAreas: ['service'],
  cardsOf: (_, rows, readContext) =>
    rows.map((row) => ({ ...itemCardOf(row, readContext.locale), ...factsOf(row, readContext), keywords: row.keywords })),
  detailOf: (_, detail, row, readContext) => ({ ...detail, ...factsOf(row, readContext) }),
  draftOf: (detail, facts, readContext) => ({ ...detail, ...factsOf(facts, readContext) }),
  filterOf: () => ({}),
};
