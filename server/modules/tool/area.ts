import { toolFields, type toolApi } from '../../../contract/tool';
import type { ContentAreaOf } from '../area/content-area';
import { factsReader } from '../area/facts';
import { NO_FIELDS } from '../item/document';
import { itemCardOf } from '../item/present';

const factsOf = factsReader(toolFields, NO_FIELDS);

export const TOOL: ContentAreaOf<typeof toolApi> = {
  area: 'tool',
  notFound: 'tool.not_found',
  relatedAreas: ['service'],
  cardsOf: (_, rows, reading) =>
    rows.map((row) => ({ ...itemCardOf(row, reading.locale), ...factsOf(row, reading), keywords: row.keywords })),
  detailOf: (_, detail, row, reading) => ({ ...detail, ...factsOf(row, reading) }),
  draftOf: (detail, facts, reading) => ({ ...detail, ...factsOf(facts, reading) }),
  filterOf: () => ({}),
};
