import { serviceFields, serviceTextFields, type servicehallApi } from '../../../contract/servicehall';
import type { ContentAreaOf } from '../area/content-area';
import { factsReader } from '../area/facts';
import { itemCardOf } from '../item/present';

const storedFields = serviceFields.strip();
const factsOf = factsReader(serviceFields, serviceTextFields);

export const SERVICE: ContentAreaOf<typeof servicehallApi> = {
  area: 'service',
  notFound: 'form.not_found',
  cardsOf: (_, rows, { locale }) =>
    rows.map((row) => ({ ...itemCardOf(row, locale), handling: storedFields.parse(row.fields).handling })),
  detailOf: (_, detail, row) => ({ ...detail, ...factsOf(row) }),
  draftOf: (detail, facts) => ({ ...detail, ...factsOf(facts) }),
  filterOf: ({ handling }) => (handling === undefined ? {} : { fields: { handling } }),
};
