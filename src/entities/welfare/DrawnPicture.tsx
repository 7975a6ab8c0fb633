import type { ReactNode } from 'react';
import styles from './DrawnPicture.module.css';

/** Drawings of 320 × 180: arches, a sun over steps, and waves. */
const DRAWINGS: readonly ReactNode[] = [
  <>
    <path d="M28 180V118a44 44 0 0 1 88 0v62z" opacity="0.5" />
    <path d="M92 180V92a62 62 0 0 1 124 0v88z" opacity="0.7" />
    <path d="M196 180v-52a48 48 0 0 1 96 0v52z" />
  </>,
  <>
    <circle cx="214" cy="70" r="46" opacity="0.6" />
    <path d="M0 150h110v-28h80V94h130v86H0z" opacity="0.7" />
    <path d="M0 180v-30h110v30z" />
  </>,
  <>
    <circle cx="92" cy="74" r="38" opacity="0.5" />
    <path d="M0 132c54-34 106-34 160 0s106 34 160 0v48H0z" opacity="0.6" />
    <path d="M0 158c54-26 106-26 160 0s106 26 160 0v22H0z" />
  </>,
];

/** Renders a decorative drawing in the hue of the surrounding area. The same seed always gives the same drawing. */
export function DrawnPicture({ seed }: { seed: string }) {
  const sum = Array.from(seed).reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={styles.drawing}>
      {DRAWINGS[sum % DRAWINGS.length]}
    </svg>
  );
}
