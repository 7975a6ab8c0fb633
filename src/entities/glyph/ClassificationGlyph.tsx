import { Glyph, type GlyphProps } from './Glyph';
import { moduleHook } from '@/lib/browser/module-hook';

const useChooser = moduleHook(() => import(/* webpackChunkName: "glyph-words", webpackPreload: true */ 'contract/core/glyph-of'));

interface ClassificationGlyphProps extends Omit<GlyphProps, 'name'> {
  /** Names to choose the glyph by, the most specific first: the title of an item, or the name of a classification. */
  names: readonly string[];
}

/** Draws the glyph that the names of a classification, or the title of an item, stand for. */
export function ClassificationGlyph({ names, ...look }: ClassificationGlyphProps) {
  return <Glyph name={useChooser()?.glyphOf(names)} {...look} />;
}
