import type { GlyphName } from 'contract/core/glyphs';
import { moduleHook } from '@/lib/browser/module-hook';
import styles from './Glyph.module.css';

/** All shapes are one file, which pages load beside their own and keep for each other (decision 148). */
const useShapes = moduleHook(() => import(/* webpackChunkName: "glyphs", webpackPreload: true */ './glyph-shapes'));

export interface GlyphProps {
  /** Undefined while it is being chosen; the space is reserved. */
  name: GlyphName | undefined;
  size?: number;
  /** Value of `data-area` whose hue the glyph has; by default it has the colour of the text and the hue around it. */
  hue?: string;
}

/** Draws a glyph beside a text: lines, and one filled accent. Hidden from screen readers, because the text carries the meaning. */
export function Glyph({ name, size = 24, hue }: GlyphProps) {
  const shapes = useShapes()?.GLYPH_SHAPES;
  const [accent, lines] = (name && shapes?.[name]) ?? [];
  return (
    <svg className={styles.glyph} data-area={hue} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path className={styles.accent} d={accent} />
      <path d={lines} />
    </svg>
  );
}
