import { serviceFields, serviceTextFields, type serviceApi } from '../../../contract/service';
import { glyphIn } from '../../../contract/core/glyph-of';
import type { ContentAreaOf } from '../area/content-area';
import { factsReader } from '../area/facts';
import { itemCardOf } from '../item/read/present';

const factsOf = factsReader(serviceFields, serviceTextFields);

const signOf = ({ title }: { title: string }) => ({ glyph: glyphIn([title]) });

export const SERVICE: ContentAreaOf<typeof serviceApi> = {
  area: 'service',
  cardsOf: (_, rows, readContext) =>
    rows.map((row) => {
      const { handling } = factsOf(row, readContext);
      return { ...itemCardOf(row, readContext.locale), ...signOf(row), handling };
    }),
  detailOf: (_, detail, row, readContext) => ({ ...detail, ...factsOf(row, readContext), ...signOf(detail) }),
  draftOf: (detail, facts, readContext) => ({ ...detail, ...factsOf(facts, readContext), ...signOf(detail) }),
  filterOf: ({ handling }) => (handling === undefined ? {} : { fields: { handling } }),
};
