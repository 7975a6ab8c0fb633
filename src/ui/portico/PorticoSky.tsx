import { useId } from 'react';
import type { Sky } from './sky';
import styles from './PorticoSky.module.css';

const STARS = 'M96 96h0M152 40h0M196 132h0M238 24h0M300 52h0M424 30h0M468 84h0M520 36h0M566 112h0M604 58h0M646 150h0M120 176h0';
const SMALL_STARS = 'M60 150h0M128 118h0M214 72h0M270 84h0M342 20h0M396 62h0M494 60h0M540 78h0M590 20h0M624 104h0M672 84h0';

/** Draws the sky behind the building: its colours, the sun or the moon, clouds by day and stars at night. */
export function PorticoSky({ sky: { part, x, y } }: { sky: Sky }) {
  const id = useId();
  return (
    <g className={styles.sky} data-part={part}>
      <linearGradient id={id} x2="0" y2="1">
        <stop className={styles.high} offset="0" stopOpacity="0" />
        <stop className={styles.high} offset="0.45" />
        <stop className={styles.low} offset="1" />
      </linearGradient>
      <path fill={`url(#${id})`} d="M-720 0h2160v376H-720z" />
      <path className={styles.stars} d={STARS} />
      <path className={styles.smallStars} d={SMALL_STARS} />
      <g transform={`translate(${x} ${y})`}>
        <circle className={styles.halo} r="66" />
        <circle className={styles.halo} r="44" />
        {part === 'night' ? (
          <path className={styles.moon} d="M-4-26a26 26 0 1 0 29 34A22 22 0 0 1-4-26z" />
        ) : (
          <circle className={styles.sun} r="28" />
        )}
      </g>
      <path
        className={styles.clouds}
        d="M84 92h70a13 13 0 0 0 0-26h-9a24 24 0 0 0-45-3 15 15 0 0 0-16 29zM556 152h84a12 12 0 0 0 0-24h-18a21 21 0 0 0-40-4 14 14 0 0 0-26 28zM486 58h44a9 9 0 0 0 0-18h-8a15 15 0 0 0-28-2 10 10 0 0 0-8 20z"
      />
    </g>
  );
}
