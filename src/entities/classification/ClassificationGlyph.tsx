import { glyphOf } from 'contract/core/glyph-of';
import { Glyph, type GlyphProps } from '@/ui/glyphs/Glyph';

interface ClassificationGlyphProps extends Omit<GlyphProps, 'name'> {
  /** Names to choose the glyph by, the most specific first: the title of an item, or the name of a classification. */
  names: readonly string[];
}

/** Draws the glyph that the names of a classification, or the title of an item, stand for. */
export const ClassificationGlyph = ({ names, ...look }: ClassificationGlyphProps) => <Glyph name={glyphOf(names)} {...look} />;
