import type { GlyphName } from 'contract/core/glyphs';
import { GLYPH_SHAPES } from './glyph-shapes';
import styles from './Glyph.module.css';

/**
 * Draws a glyph beside a text: lines in the text's colour and an accent in the hue of the area around it. Hidden from screen
 * readers, because the text carries the meaning.
 */
export function Glyph({ name, size = 24 }: { name: GlyphName; size?: number }) {
  const [accent, lines] = GLYPH_SHAPES[name];
  return (
    <svg className={styles.glyph} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path className={styles.accent} d={accent} />
      <path d={lines} />
    </svg>
  );
}
