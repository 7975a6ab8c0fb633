import { glyphIn } from '../../../contract/core/glyph-of';
import type { GlyphName } from '../../../contract/core/glyphs';
import type { ItemDetail } from '../../../contract/item';
import type { PersonLink } from '../../../contract/person';
import { benefitFields, benefitTextFields, type benefitApi, type newsApi } from '../../../contract/welfare';
import type { ContentAreaOf } from '../area/content-area';
import { factsReader } from '../area/facts';
import { personLinkOf, readPersonLinks } from '../item/read/person';
import { firstPicture, firstPictures } from '../item/read/picture-repository';
import { itemCardOf } from '../item/read/present';

const factsOf = factsReader(benefitFields, benefitTextFields);

/** Returns the glyph that the title or the keywords of a benefit stand for. */
const signOf = ({ title, keywords }: { title: string; keywords: readonly string[] }): { glyph: GlyphName } => ({
  glyph: glyphIn([title, ...keywords]) ?? 'portico',
});

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
        ...signOf(row),
      };
    });
  },
  detailOf: async (db, detail, row, readContext) => ({
    ...detail,
    ...factsOf(row, readContext),
    picture: await firstPicture(db, row.key),
    ...signOf(detail),
  }),
  draftOf: (detail, facts, readContext) => ({ ...detail, ...factsOf(facts, readContext), picture: null, ...signOf(detail) }),
  filterOf: () => ({}),
};

const bylineOf = ({ owner }: ItemDetail): PersonLink | null => owner && personLinkOf(owner);

export const NEWS: ContentAreaOf<typeof newsApi> = {
  area: 'news',
  relatedAreas: ['benefit'],
  cardsOf: async (db, rows, { locale }) => {
    const pictures = await firstPictures(db, keysOf(rows));
    const owners = rows.map(({ owner }) => owner);
    const people = await readPersonLinks(db, owners, locale);
    return rows.map((row) => ({
      ...itemCardOf(row, locale),
      picture: pictures.get(row.key) ?? null,
      byline: people.get(row.owner) ?? null,
    }));
  },
  detailOf: async (db, detail, row) => ({
    ...detail,
    picture: await firstPicture(db, row.key),
    byline: bylineOf(detail),
  }),
  draftOf: (detail) => ({ ...detail, picture: null, byline: bylineOf(detail) }),
  filterOf: () => ({}),
};
