import type { Season } from './season';
import styles from './PorticoGarden.module.css';

const TREES = [
  { x: 50, size: 1 },
  { x: 678, size: 1.08 },
  { x: 606, size: 0.62 },
];
const CYPRESSES = [98, 636];

/** Draws the hills, the ground and the trees around the building in a season. */
export function PorticoGarden({ season }: { season: Season }) {
  return (
    <g className={styles.garden} data-season={season}>
      <path
        className={styles.hill}
        d="M-720 372V322c200-60 500-40 720 50 60-66 130-84 196-74 40-60 190-70 300-20 90-22 168 20 224 94 200-90 400-110 720-40v40z"
      />
      <path className={styles.ground} d="M-720 372h2160v48H-720z" />
      <path
        className={styles.lawn}
        d="M-720 366C-400 352-60 356 128 372c-14 12-60 20-148 24H-720zM592 372c180-18 500-20 848-8v32H760c-100-4-150-12-168-24z"
      />
      {CYPRESSES.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path className={styles.bark} d="M0 374v-44" />
          <path className={styles.cypress} d="M0 190c20 40 24 90 18 138-4 22-32 22-36 0-6-48-2-98 18-138z" />
          <path className={styles.cypressLit} d="M0 190c-20 40-24 90-18 138 2 10 9 16 18 16-9-50-9-104 0-154z" />
          {season === 'winter' && (
            <path className={styles.snow} d="M0 186c9 16 14 34 17 52-6-5-9-4-13 2-5-7-9-7-14-1-2-4-4-4-7-1 3-18 8-36 17-52z" />
          )}
        </g>
      ))}
      {TREES.map(({ x, size }) => (
        <g key={x} transform={`translate(${x} 374) scale(${size})`}>
          <Tree isBare={season === 'winter'} />
        </g>
      ))}
      <path
        className={styles.strewn}
        d="M22 386h0M70 388h0M98 381h0M112 390h0M618 383h0M644 388h0M664 380h0M700 389h0M590 386h0"
      />
      <path
        className={styles.strewnLit}
        d="M40 380h0M54 391h0M84 383h0M126 384h0M604 390h0M630 379h0M682 386h0M712 381h0M572 391h0M146 392h0"
      />
    </g>
  );
}

function Tree({ isBare }: { isBare: boolean }) {
  if (isBare) {
    return (
      <>
        <path
          className={styles.bark}
          d="M0 0v-66M0-26l-22-26v-18M-22-52l-12-10M0-36l20-24v-22M20-60l13-8M0-58l-10-20v-16M0-66l9-26"
        />
        <path className={styles.twigSnow} d="m-4-33-16-19M4-43l14-17M-24-56l-8-6M23-64l8-5" />
      </>
    );
  }
  return (
    <>
      <path className={styles.bark} d="M0 0v-52M0-22l-13-16M0-30l12-14" />
      <path className={styles.crown} d="M-16-36a22 22 0 0 1-6-42 25 25 0 0 1 47-3 23 23 0 0 1-4 45z" />
      <path className={styles.crownLit} d="M-22-78a25 25 0 0 1 40-14 17 17 0 0 1-24 13 19 19 0 0 1-28 16 22 22 0 0 1 12-15z" />
      <path className={styles.bloom} d="M-24-58h0M-12-48h0M2-60h0M16-46h0M26-58h0M12-74h0M-6-72h0" />
      <path className={styles.bloomLit} d="M-16-66h0M-2-84h0M6-48h0M20-68h0M-28-48h0" />
    </>
  );
}
