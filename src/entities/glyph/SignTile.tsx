import type { ReactNode } from 'react';
import styles from './SignTile.module.css';

/** Renders a tile in the hue of an area, for the glyph or the logo of what the text beside it names. */
export const SignTile = ({ hue, children }: { hue: string; children: ReactNode }) => (
  <span className={styles.tile} data-area={hue} aria-hidden="true">
    {children}
  </span>
);
