import styles from './view.module.css';

const CASES = [56, 172, 288, 404, 520, 636];
/** Books of a shelf, each row from another position of the same row of books. */
const NEAR = 'M0 0h7v-20H0zM18 0h6v-16h-6zM41 0h8v-21h-8zM62 0h6v-18h-6zM82 0h4v-19h-4z';
const MID = 'M8 0h9v-15H8zM34 0h6v-19h-6zM50 0h5v-14h-5zM76 0h5v-17h-5z';
const LIT = 'M25 0h8v-18h-8zM56 0h5v-20h-5zM69 0h6v-15h-6z';
const SHELVES = [
  { y: 70, mirrored: false },
  { y: 97, mirrored: true },
  { y: 124, mirrored: false },
  { y: 150, mirrored: true },
];

/** Draws the library: bookcases with arched tops, a ladder, and a reading table. */
export const LibraryShelves = () => (
  <>
    <path className={styles.far} d="M0 4h640v6H0zM0 150h640v10H0z" />
    {CASES.map((x, index) => (
      <g key={x} transform={`translate(${x})`}>
        <path className={styles.mid} d="M-53 154V48a53 34 0 0 1 106 0v106z" />
        <path className={styles.far} d="M-46 150V50a46 29 0 0 1 92 0v100z" />
        {SHELVES.map(({ y, mirrored }) => (
          <g
            key={y}
            transform={`translate(${mirrored === index % 2 > 0 ? -43 : 43} ${y}) scale(${mirrored === index % 2 > 0 ? 1 : -1} 1)`}
          >
            <path className={styles.near} d={NEAR} />
            <path className={styles.mid} d={MID} />
            <path className={styles.lit} d={LIT} />
          </g>
        ))}
        <path className={styles.near} d="M-46 70h92v4h-92zM-46 97h92v4h-92zM-46 124h92v4h-92zM-55 150h110v6H-55z" />
        <path className={styles.lamp} d="M-5 40a5 5 0 1 1 10 0v4H-5z" />
      </g>
    ))}
    <path
      className={styles.lit}
      d="M448 154 474 30h5l-26 124zM478 154 504 30h5l-26 124zM456 136h28v4h-28zM461 114h28v4h-28zM465 92h28v4h-28zM470 70h28v4h-28zM474 48h28v4h-28z"
    />
    <path className={styles.near} d="M276 122h112v7H276zM286 129h7v25h-7zM371 129h7v25h-7zM330 98h4v20h-4zM322 117h20v5h-20z" />
    <path className={styles.lamp} d="M312 100a20 16 0 0 1 40 0z" />
    <path className={styles.lit} d="M288 118c8-4 16-4 22 0v4h-22zM354 117h24v5h-24z" />
  </>
);
