import { serviceFields, serviceTextFields, type servicehallApi } from '../../../contract/servicehall';
import type { ContentAreaOf, OwnFacts } from '../area/content-area';
import { itemCardOf } from '../item/present';

const storedFields = serviceFields.strip();
const storedTextFields = serviceTextFields.strip();
const factsOf = ({ fields, textFields }: OwnFacts) => ({ ...storedFields.parse(fields), ...storedTextFields.parse(textFields) });

export const SERVICE: ContentAreaOf<typeof servicehallApi> = {
  area: 'service',
  notFound: 'form.not_found',
  cardsOf: (_, rows, { locale }) =>
    rows.map((row) => ({ ...itemCardOf(row, locale), handling: storedFields.parse(row.fields).handling })),
  detailOf: (_, detail, row) => ({ ...detail, ...factsOf(row) }),
  draftOf: (detail, facts) => ({ ...detail, ...factsOf(facts) }),
  filterOf: ({ handling }) => (handling === undefined ? {} : { fields: { handling } }),
};
