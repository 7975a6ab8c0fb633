import type { GlyphName } from 'contract/core/glyphs';
import { GLYPH_SHAPES } from './glyph-shapes';
import styles from './Glyph.module.css';

export interface GlyphProps {
  name: GlyphName;
  size?: number;
  /** Value of `data-area` whose hue the glyph has; by default it has the colour of the text and the hue around it. */
  hue?: string;
}

/** Draws a glyph beside a text: lines, and one filled accent. Hidden from screen readers, because the text carries the meaning. */
export function Glyph({ name, size = 24, hue }: GlyphProps) {
  const [accent, lines] = GLYPH_SHAPES[name];
  return (
    <svg className={styles.glyph} data-area={hue} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path className={styles.accent} d={accent} />
      <path d={lines} />
    </svg>
  );
}
