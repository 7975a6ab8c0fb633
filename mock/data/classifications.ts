import type { GlyphName } from '../../contract/core/glyphs';
import type { Names } from './item';

export interface MockClassification {
  id: string;
  names: Names;
  parent: string | null;
  /** Glyph that was chosen in place of the one that the names stand for. */
  glyph?: GlyphName;
}

/** Returns a classification with its names in both languages. */
export const named = (id: string, english: string, chinese: string, parent: string | null = null): MockClassification => ({
  id,
  names: { 'en-US': english, 'zh-CN': chinese },
  parent,
});
