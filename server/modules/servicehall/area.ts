import { serviceFields, serviceTextFields, type servicehallApi } from '../../../contract/servicehall';
import type { ContentAreaOf } from '../area/content-area';
import { factsReader } from '../area/facts';
import { itemCardOf } from '../item/present';

const factsOf = factsReader(serviceFields, serviceTextFields);

export const SERVICE: ContentAreaOf<typeof servicehallApi> = {
  area: 'service',
  notFound: 'form.not_found',
  cardsOf: (_, rows, reading) =>
    rows.map((row) => ({ ...itemCardOf(row, reading.locale), handling: factsOf(row, reading).handling })),
  detailOf: (_, detail, row, reading) => ({ ...detail, ...factsOf(row, reading) }),
  draftOf: (detail, facts, reading) => ({ ...detail, ...factsOf(facts, reading) }),
  filterOf: ({ handling }) => (handling === undefined ? {} : { fields: { handling } }),
};
