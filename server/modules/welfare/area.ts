import { benefitFields, benefitTextFields, type benefitApi, type newsApi } from '../../../contract/welfare';
import type { ContentAreaOf } from '../area/content-area';
import { factsReader } from '../area/facts';
import { firstPicture, firstPictures } from '../item/picture-repository';
import { itemCardOf } from '../item/present';

const factsOf = factsReader(benefitFields, benefitTextFields);

const keysOf = (rows: readonly { key: number }[]): number[] => rows.map(({ key }) => key);

export const BENEFIT: ContentAreaOf<typeof benefitApi> = {
  area: 'benefit',
  notFound: 'benefit.not_found',
  relatedAreas: ['service', 'news'],
  cardsOf: async (db, rows, reading) => {
    const pictures = await firstPictures(db, keysOf(rows));
    return rows.map((row) => {
      const { who, amount, opensAt, closesAt } = factsOf(row, reading);
      return { ...itemCardOf(row, reading.locale), who, amount, opensAt, closesAt, picture: pictures.get(row.key) ?? null };
    });
  },
  detailOf: async (db, detail, row, reading) => ({
    ...detail,
    ...factsOf(row, reading),
    picture: await firstPicture(db, row.key),
  }),
  draftOf: (detail, facts, reading) => ({ ...detail, ...factsOf(facts, reading), picture: null }),
  filterOf: () => ({}),
};

export const NEWS: ContentAreaOf<typeof newsApi> = {
  area: 'news',
  notFound: 'news.not_found',
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
