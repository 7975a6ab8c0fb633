import type { ItemLink } from '../../../contract/item';
import { personnelFields, personnelTextFields, type personnelApi, type PersonnelKind } from '../../../contract/personnel';
import type { ContentAreaOf } from '../area/content-area';
import { factsReader } from '../area/facts';
import { itemCardOf, linkOf } from '../item/read/present';
import { pagesBeside } from './repository';

const factsOf = factsReader(personnelFields, personnelTextFields);
const OTHER_KIND: Record<PersonnelKind, PersonnelKind> = { guide: 'policy', policy: 'guide' };

export const PERSONNEL: ContentAreaOf<typeof personnelApi> = {
  area: 'personnel',
  relatedAreas: ['service', 'benefit'],
  cardsOf: (_, rows, readContext) =>
    rows.map((row) => ({ ...itemCardOf(row, readContext.locale), kind: factsOf(row, readContext).kind })),
  detailOf: async (db, detail, row, readContext) => {
    const facts = factsOf(row, readContext);
    const counterparts = (await pagesBeside(db, row.key, OTHER_KIND[facts.kind], readContext)).map(linkOf);
    const isCounterpart = ({ area, id }: ItemLink) => area === 'personnel' && counterparts.some((other) => other.id === id);
    return { ...detail, ...facts, counterparts, related: detail.related.filter((item) => !isCounterpart(item)) };
  },
  draftOf: (detail, facts, readContext) => ({ ...detail, ...factsOf(facts, readContext), counterparts: [] }),
  filterOf: ({ kind }) => (kind === undefined ? {} : { fields: { kind } }),
};
