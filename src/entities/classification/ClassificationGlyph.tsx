import { glyphOf } from 'contract/core/glyph-of';
import { Glyph } from '@/ui/glyphs/Glyph';

interface ClassificationGlyphProps {
  /** Names to choose the glyph by, the most specific first: the title of an item, or the name of a classification. */
  names: readonly string[];
  size?: number;
}

/** Draws the glyph that the names of a classification, or the title of an item, stand for. */
export const ClassificationGlyph = ({ names, size }: ClassificationGlyphProps) => <Glyph name={glyphOf(names)} size={size} />;
