import { toolFields, type toolApi } from '../../../contract/tool';
import type { ContentAreaOf } from '../area/content-area';
import { factsReader } from '../area/facts';
import { NO_FIELDS } from '../../../contract/areas';
import { glyphIn } from '../../../contract/core/glyph-of';
import type { GlyphName } from '../../../contract/core/glyphs';
import { logosOf } from '../item/read/picture-repository';
import { itemCardOf } from '../item/read/present';

const factsOf = factsReader(toolFields, NO_FIELDS);

/** Returns the chosen glyph of a tool, or the one that its title or its keywords stand for. */
const signOf = (chosen: GlyphName | null, { title, keywords }: { title: string; keywords: readonly string[] }): GlyphName =>
  chosen ?? glyphIn([title, ...keywords]) ?? 'portico';

export const TOOL: ContentAreaOf<typeof toolApi> = {
  area: 'tool',
  relatedAreas: ['service'],
  cardsOf: async (db, rows, readContext) => {
    const logos = await logosOf(
      db,
      rows.map(({ key }) => key),
    );
    return rows.map((row) => {
      const card = itemCardOf(row, readContext.locale);
      const { keywords } = row;
      const facts = factsOf(row, readContext);
      return { ...card, ...facts, keywords, glyph: signOf(facts.glyph, { ...card, keywords }), logo: logos.get(row.key) ?? null };
    });
  },
  detailOf: async (db, detail, row, readContext) => {
    const facts = factsOf(row, readContext);
    const logos = await logosOf(db, [row.key]);
    return { ...detail, ...facts, glyph: signOf(facts.glyph, detail), logo: logos.get(row.key) ?? null };
  },
  draftOf: (detail, own, readContext) => {
    const facts = factsOf(own, readContext);
    return { ...detail, ...facts, glyph: signOf(facts.glyph, detail), logo: null };
  },
  filterOf: () => ({}),
};
