import type { GlyphName } from 'contract/core/glyphs';
import { Glyph } from '../glyph/Glyph';
import styles from './GlyphPicture.module.css';

/** Returns the outline of an arch of the given width that stands on the ground, at y = 168. */
const arch = (center: number, width: number, top: number): string => {
  const radius = width / 2;
  return `M${String(center - radius)} 168V${String(top + radius)}a${String(radius)} ${String(radius)} 0 0 1 ${String(width)} 0V168z`;
};

/** Distances of the smaller arches from the middle; a wide frame shows more of them. */
const SIDE_ARCHES = [108, 188, 268, 348, 428];
const ARCADE = SIDE_ARCHES.flatMap((distance) => [arch(160 - distance, 56, 78), arch(160 + distance, 56, 78)]).join('');

/** Renders a decorative drawing in the hue of the surrounding area: a glyph in the middle arch of an arcade. */
export function GlyphPicture({ name }: { name: GlyphName }) {
  return (
    <div className={styles.picture}>
      <svg viewBox="-320 0 960 180" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={styles.arcade}>
        <path d={ARCADE} className={styles.side} />
        <path d={arch(160, 128, 18)} className={styles.middle} />
        <path d="M-320 168h960v12h-960z" className={styles.ground} />
      </svg>
      <span className={styles.glyph}>
        <Glyph name={name} size={72} />
      </span>
    </div>
  );
}
