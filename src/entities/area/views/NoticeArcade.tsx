import styles from './view.module.css';

const ARCHES = [30, 150, 270, 390, 510, 630];
/** Sheets on the boards, lit and lamp-coloured. */
const BOARDS = [
  { x: 270, lit: 'M-26 82h20v24h-20zM-2 80h26v14H-2zM2 98h22v18H2z', lamp: 'M-24 110h18v8h-18z' },
  { x: 390, lit: 'M-26 80h30v18h-30zM-22 102h16v16h-16zM8 92h17v26H8z', lamp: 'M-2 104h6v14h-6zM9 80h15v8H9z' },
  { x: 510, lit: 'M-25 84h15v30h-15zM-6 80h30v16H-6zM-4 100h12v18H-4z', lamp: 'M12 101h13v13H12z' },
];

/** Draws the arcade with the notice boards. */
export const NoticeArcade = () => (
  <>
    <path className={styles.far} d="M0 24h640v136H0z" />
    {ARCHES.map((x) => (
      <g key={x} transform={`translate(${x})`}>
        <path className={styles.air} d="M-42 152V78a42 42 0 0 1 84 0v74z" />
        <path className={styles.far} d="M-42 152V78a42 42 0 0 1 20-36v110z" />
        <path className={styles.mid} fillRule="evenodd" d="M-60.5 24h121v128H46V80h-4v-2a42 42 0 0 0-84 0v2h-4v72h-14.5z" />
        <path className={styles.near} d="M-60 76h18v6h-18zM42 76h18v6H42zM-60 144h16v8h-16zM44 144h16v8H44zM-6 30H6L4 44h-8z" />
      </g>
    ))}
    {BOARDS.map(({ x, lit, lamp }) => (
      <g key={x} transform={`translate(${x})`}>
        <path className={styles.near} d="M-35 70h70v56h-70zM-28 126h5v26h-5zM23 126h5v26h-5z" />
        <path className={styles.mid} d="M-31 74h62v48h-62z" />
        <path className={styles.lit} d={lit} />
        <path className={styles.lamp} d={lamp} />
      </g>
    ))}
    <path className={styles.near} d="M0 14h640v10H0zM0 152h640v8H0zM122 128h56v6h-56zM128 134h5v18h-5zM167 134h5v18h-5z" />
    <path className={styles.mid} d="M0 6h640v8H0z" />
  </>
);
