import styles from './view.module.css';

const WINDOWS = [60, 160, 260, 360, 460, 560];
const COLUMNS = [10, 110, 210, 310, 410, 510, 610];
const COUNTERS = [310, 410, 510, 610];

/** Draws the counter hall: arched windows, columns, and a long counter below hanging lamps. */
export const CounterHall = () => (
  <>
    <path className={styles.far} d="M0 6h640v10H0zM0 148h640v12H0z" />
    {WINDOWS.map((x) => (
      <g key={x} transform={`translate(${x})`}>
        <path className={styles.far} d="M-32 116V60a32 32 0 0 1 64 0v56z" />
        <path className={styles.air} d="M-25 112V61a25 25 0 0 1 23-25v76zM2 112V36a25 25 0 0 1 23 25v51z" />
        <path className={styles.far} d="M-28 72h56v3h-56z" />
      </g>
    ))}
    {COLUMNS.map((x) => (
      <g key={x} transform={`translate(${x})`}>
        <path className={styles.mid} d="M-13 16h26v7h-26zM-8 23h16v119H-8zM-12 142h24v8h-24z" />
        <path className={styles.near} d="M2 23h6v119H2z" />
      </g>
    ))}
    {WINDOWS.map((x) => (
      <g key={x} transform={`translate(${x})`}>
        <path className={styles.near} d="M-1 16h2v26h-2z" />
        <circle className={styles.lamp} cy="49" r="8" />
      </g>
    ))}
    {COUNTERS.map((x) => (
      <g key={x} transform={`translate(${x})`}>
        <path
          className={styles.near}
          d="M-33 102V76a8 8 0 0 1 8-8h50a8 8 0 0 1 8 8v26h-5V76a3 3 0 0 0-3-3h-50a3 3 0 0 0-3 3v26z"
        />
        <path className={styles.lit} d="M-28 102V76a3 3 0 0 1 3-3h50a3 3 0 0 1 3 3v26z" />
        <path className={styles.mid} d="M-17 102c0-8 6-11 17-11s17 3 17 11z" />
        <circle className={styles.mid} cy="83" r="6.5" />
      </g>
    ))}
    <path className={styles.mid} d="M262 108h378v46H262z" />
    <path className={styles.near} d="M254 101h386v8H254zM262 150h378v6H262z" />
    <path className={styles.far} d="M276 117h68v25h-68zM376 117h68v25h-68zM476 117h68v25h-68zM576 117h64v25h-64z" />
  </>
);
