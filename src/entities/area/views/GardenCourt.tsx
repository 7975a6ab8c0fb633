import styles from './view.module.css';

const ARCHES = [20, 74, 128, 182, 236, 290, 344, 398, 452, 506, 560, 614];
const TREES = [
  { x: 300, y: 0 },
  { x: 556, y: 0 },
  { x: 150, y: 2 },
];
const CYPRESSES = [228, 362, 494, 618];

/** Draws the garden court: a fountain among trees, and the arcade behind them. */
export const GardenCourt = () => (
  <>
    <circle className={styles.lamp} cx="430" cy="34" r="20" />
    <path className={styles.far} d="M0 66h640v78H0z" />
    <path className={styles.mid} d="M0 58h640v8H0z" />
    {ARCHES.map((x) => (
      <path key={x} className={styles.air} transform={`translate(${x})`} d="M-17 144V94a17 17 0 0 1 34 0v50z" />
    ))}
    {CYPRESSES.map((x) => (
      <g key={x} transform={`translate(${x})`}>
        <path className={styles.near} d="M0 30c13 24 17 56 12 92-2 12-22 12-24 0-5-36-1-68 12-92z" />
        <path className={styles.mid} d="M0 30c-13 24-17 56-12 92 1 6 6 9 11 9-5-32-5-68 1-101z" />
      </g>
    ))}
    <path
      className={styles.mid}
      d="M0 128q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0v22H0z"
    />
    {TREES.map(({ x, y }) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <path className={styles.near} d="M-2 96h4v54h-4zM-18 104a20 20 0 0 1-8-37 27 27 0 0 1 52-4 21 21 0 0 1-6 41z" />
        <path className={styles.mid} d="M-26 67a27 27 0 0 1 45-18 18 18 0 0 1-24 15 19 19 0 0 1-27 18q-4-8 6-15z" />
      </g>
    ))}
    <path className={styles.far} d="M0 148h640v12H0z" />
    <path
      className={styles.water}
      d="M430 92V64M430 70c-6-14-24-12-26 14M430 70c6-14 24-12 26 14M404 108c-10-4-18 2-20 18M456 108c10-4 18 2 20 18"
    />
    <path className={styles.near} d="M396 92h68c-2 12-16 16-34 16s-32-4-34-16zM424 108h12v20h-12zM362 126h136v8H362z" />
    <path className={styles.mid} d="M370 134h120l-8 20H378z" />
  </>
);
