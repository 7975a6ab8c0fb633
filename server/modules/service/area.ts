import { serviceFields, serviceTextFields, type serviceApi } from '../../../contract/service';
import { glyphIn } from '../../../contract/core/glyph-of';
import type { ContentAreaOf } from '../area/content-area';
import { factsReader } from '../area/facts';
import { itemCardOf } from '../item/read/present';

const factsOf = factsReader(serviceFields, serviceTextFields);

export const SERVICE: ContentAreaOf<typeof serviceApi> = {
  area: 'service',
  cardsOf: (_, rows, readContext) =>
    rows.map((row) => {
      const { handling } = factsOf(row, readContext);
      return { ...itemCardOf(row, readContext.locale), handling, glyph: glyphIn([row.title]) };
    }),
  detailOf: (_, detail, row, readContext) => ({ ...detail, ...factsOf(row, readContext) }),
  draftOf: (detail, facts, readContext) => ({ ...detail, ...factsOf(facts, readContext) }),
  filterOf: ({ handling }) => (handling === undefined ? {} : { fields: { handling } }),
};
