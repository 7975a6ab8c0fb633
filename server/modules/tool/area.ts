import { toolFields, type toolApi } from '../../../contract/tool';
import type { ContentAreaOf, OwnFacts } from '../area/content-area';
import { itemCardOf } from '../item/present';

const storedFields = toolFields.strip();
const factsOf = ({ fields }: OwnFacts) => storedFields.parse(fields);

export const TOOL: ContentAreaOf<typeof toolApi> = {
  area: 'tool',
  notFound: 'tool.not_found',
  relatedAreas: ['service'],
  cardsOf: (_, rows, { locale }) => rows.map((row) => ({ ...itemCardOf(row, locale), ...factsOf(row), keywords: row.keywords })),
  detailOf: (_, detail, row) => ({ ...detail, ...factsOf(row) }),
  draftOf: (detail, facts) => ({ ...detail, ...factsOf(facts) }),
  filterOf: () => ({}),
};
