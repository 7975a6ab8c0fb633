import styles from './view.module.css';

/** Draws an office: a desk with two chairs by a wide arched window. */
export const PersonnelOffice = () => (
  <>
    <path className={styles.far} d="M0 6h640v8H0zM0 150h640v10H0zM76 38h76v58H76zM182 48h44v38h-44z" />
    <path className={styles.air} d="M82 44h64v46H82zM188 54h32v26h-32z" />
    <path className={styles.mid} d="m82 90 22-26 16 16 10-8 16 18zM196 80a8 14 0 0 1 16 0z" />
    <path className={styles.mid} d="M290 98V72a126 54 0 0 1 252 0v26z" />
    <path className={styles.air} d="M298 98V73a118 48 0 0 1 236 0v25z" />
    <circle className={styles.lamp} cx="476" cy="56" r="12" />
    <path className={styles.far} d="M298 98V88c40-24 84-22 120-6 40-18 80-16 116 0v16z" />
    <path className={styles.near} d="M332 50c8 14 9 30 6 44h-12c-3-14-2-30 6-44zM510 60c7 12 8 24 5 36h-10c-3-12-2-24 5-36z" />
    <path className={styles.mid} d="M374 98V26h5v72zM453 98V26h5v72zM298 62h236v4H298z" />
    <path className={styles.near} d="M280 97h272v7H280z" />
    <path
      className={styles.mid}
      d="M246 130c-20-8-26-30-20-46 14 8 22 26 22 42 0-26 6-42 18-50 6 18 0 42-14 52 10-10 20-12 30-8-4 12-16 18-28 16z"
    />
    <path className={styles.near} d="M232 130h32l-4 24h-24z" />
    <path className={styles.mid} d="M358 134h52v20h-52zM506 134h8v20h-8z" />
    <path className={styles.far} d="M363 137h42v6h-42zM363 146h42v6h-42z" />
    <path
      className={styles.near}
      d="M346 126h180v8H346zM380 108h4v18h-4zM372 123h20v4h-20zM476 110h30v5h-30zM480 115h24v6h-24zM474 121h34v5h-34z"
    />
    <path className={styles.lamp} d="M364 110a18 15 0 0 1 36 0z" />
    <path className={styles.lit} d="M412 121c10-5 18-5 26 0 8-5 16-5 26 0v5h-52z" />
    <path
      className={styles.near}
      d="M564 88q9-3 9 5l-4 37h-34v-8h25zM538 130h5v24h-5zM560 130h6v24h-6zM310 88q-9-3-9 5l4 37h34v-8h-25zM308 130h6v24h-6zM331 130h5v24h-5z"
    />
  </>
);
