import { benefitFields, benefitTextFields, type benefitApi, type newsApi } from '../../../contract/welfare';
import type { ContentAreaOf } from '../area/content-area';
import { factsReader } from '../area/facts';
import { firstPicture, firstPictures } from '../item/read/picture-repository';
import { itemCardOf } from '../item/read/present';

const factsOf = factsReader(benefitFields, benefitTextFields);

const keysOf = (rows: readonly { key: number }[]): number[] => rows.map(({ key }) => key);

export const BENEFIT: ContentAreaOf<typeof benefitApi> = {
  area: 'benefit',
  relatedAreas: ['service', 'news'],
  cardsOf: async (db, rows, readContext) => {
    const pictures = await firstPictures(db, keysOf(rows));
    return rows.map((row) => {
      const { url, who, amount, opensAt, closesAt } = factsOf(row, readContext);
      return {
        ...itemCardOf(row, readContext.locale),
        url,
        who,
        amount,
        opensAt,
        closesAt,
        picture: pictures.get(row.key) ?? null,
      };
    });
  },
  detailOf: async (db, detail, row, readContext) => ({
    ...detail,
    ...factsOf(row, readContext),
    picture: await firstPicture(db, row.key),
  }),
  draftOf: (detail, facts, readContext) => ({ ...detail, ...factsOf(facts, readContext), picture: null }),
  filterOf: () => ({}),
};

export const NEWS: ContentAreaOf<typeof newsApi> = {
  area: 'news',
  relatedAreas: ['benefit'],
  cardsOf: async (db, rows, { locale }) => {
    const pictures = await firstPictures(db, keysOf(rows));
    return rows.map((row) => ({ ...itemCardOf(row, locale), picture: pictures.get(row.key) ?? null }));
  },
  detailOf: async (db, detail, row) => ({
    ...detail,
    picture: await firstPicture(db, row.key),
  }),
  draftOf: (detail) => ({ ...detail, picture: null }),
  filterOf: () => ({}),
};
