import styles from './view.module.css';

const ROOFS = [-10, 90, 190, 290, 390, 490, 590];

/** Draws the workshop: a bench below skylights, tools on the wall, and a drill. */
export const Workshop = () => (
  <>
    {ROOFS.map((x) => (
      <g key={x} transform={`translate(${x})`}>
        <path className={styles.mid} d="M-6 42 88 8h6v34z" />
        <path className={styles.air} d="M14 38 82 14v24z" />
        <path className={styles.mid} d="M46 26h3v14h-3z" />
      </g>
    ))}
    <path className={styles.near} d="M0 40h640v6H0z" />
    <path className={styles.far} d="M0 46h640v3H0zM0 150h640v10H0zM40 62h132v54H40z" />
    <path
      className={styles.mid}
      d="M40 86h132v4H40zM40 112h132v4H40zM52 72h18v14H52zM76 66h14v20H76zM120 74h24v12h-24zM60 98h26v14H60zM110 96h14v16h-14zM130 102h28v10h-28z"
    />
    <path className={styles.mid} d="M268 56h214v56H268z" />
    <path className={styles.far} d="M273 61h204v46H273z" />
    <path
      className={styles.near}
      d="M288 66h26v9h-26zM298 75h6v28h-6zM330 66h8v38l-4 3-4-3zM452 66h6v26h-6zM446 92h18v4a9 9 0 0 1-18 0z"
    />
    <path className={styles.near} d="M352 68h14v8h-6v26h-8zM408 68h34v7l-34 12zM402 66h8v24h-8z" />
    <path className={styles.near} d="M378 66a9 9 0 1 0 12 0v9h-12zM381 80h6v24h-6z" />
    <path className={styles.mid} d="M252 126h12v28h-12zM424 126h90v28h-90z" />
    <path className={styles.far} d="M430 131h78v8h-78zM430 143h78v8h-78z" />
    <path className={styles.near} d="M236 117h292v9H236zM464 134h10v2h-10zM464 146h10v2h-10z" />
    <path className={styles.near} d="M262 103h12v14h-12zM246 103h8v14h-8zM240 107h38v4h-38z" />
    <path className={styles.lit} d="M338 104h46v7h-46zM330 111h62v6h-62z" />
    <path className={styles.lamp} d="M402 117v-16h14v16zM228 74a17 14 0 0 0-34 0z" />
    <path className={styles.wire} d="M211 46v14M236 46" />
    <path className={styles.mid} d="M596 54h10v96h-10zM552 56h52v20h-52zM564 76h14v10h-14z" />
    <path className={styles.near} d="M569 86h4v20h-4zM550 108h56v6h-56zM578 150h46v6h-46zM606 62h18v5h-18z" />
    <circle className={styles.near} cx="626" cy="64" r="6" />
    <path className={styles.lit} d="M556 100h30v8h-30z" />
    <path className={styles.near} d="M318 136h36v6h-36zM324 142h5v12h-5zM343 142h5v12h-5z" />
  </>
);
