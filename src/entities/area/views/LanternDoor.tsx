import styles from './view.module.css';

const NICHES = [40, 150, 260];
const LANTERNS = [346, 574];

/** Draws the door between two lanterns, open by one leaf, with the light from inside on the steps. */
export const LanternDoor = () => (
  <>
    <path className={styles.far} d="M0 8h640v8H0zM0 146h640v14H0z" />
    {NICHES.map((x) => (
      <g key={x} transform={`translate(${x})`}>
        <path className={styles.far} d="M-36 146V68a36 36 0 0 1 72 0v78z" />
        <path className={styles.air} d="M-28 146V69a28 28 0 0 1 56 0v77z" />
        <path className={styles.far} d="M-28 146V69a28 28 0 0 1 14-24v101z" />
      </g>
    ))}
    <path className={styles.far} d="M372 146V88a88 80 0 0 1 176 0v58z" />
    <path className={styles.mid} d="M384 146V88a76 68 0 0 1 152 0v58z" />
    <path className={styles.near} d="M398 146V88a62 56 0 0 1 124 0v58z" />
    <path className={styles.lamp} d="M408 146V88a52 47 0 0 1 104 0v58z" />
    <path className={styles.mid} d="M408 146V88a52 47 0 0 1 52-47v105z" />
    <path className={styles.near} d="M416 112h36v26h-36zM416 104V88a44 40 0 0 1 36-37v53z" />
    <path className={styles.mid} d="M512 88v58l-26 6V74q18 4 26 14zM452 18h16l-4 20h-8z" />
    <circle className={styles.lamp} cx="455" cy="108" r="3" />
    <path className={styles.mid} d="M372 140h176v8H372zM360 148h200v12H360z" />
    <path className={styles.near} d="M360 148h200v3H360zM372 140h176v2H372z" />
    <path className={styles.beam} d="M460 140h26l14 20h-66z" />
    {LANTERNS.map((x) => (
      <g key={x} transform={`translate(${x})`}>
        <circle className={styles.beam} cy="86" r="30" />
        <path className={styles.near} d="M-14 70 0 58l14 12zM-13 104h26l-4 6H-9zM-2 110h4v36h-4zM-9 146h18v6H-9zM-1 52h2v8h-2z" />
        <path className={styles.lamp} d="M-11 70h22l-2 34H-9z" />
        <path className={styles.near} d="M-1 70h2v34h-2z" />
      </g>
    ))}
  </>
);
