import styles from './PorticoDrawing.module.css';

const COLUMNS = [190, 275, 360, 445, 530];
const ARCHES = [232.5, 317.5, 402.5, 487.5];

function Columns() {
  return COLUMNS.map((x) => (
    <g key={x} transform={`translate(${x})`}>
      <path className={styles.lit} d="M-20 176h40v8h-40zM-13 184h26v130h-26zM-19 314h38v8h-38z" />
      <path className={styles.shade} d="M3 184h10v130H3z" />
      <path className={styles.stone} d="M6 176h14v8H6zM5 314h14v8H5z" />
    </g>
  ));
}

/** Lit doorways, and the light that falls from them on the steps and the ground. */
function Arches() {
  return ARCHES.map((x) => (
    <g key={x} transform={`translate(${x})`}>
      <path className={styles.light} d="M-17 314v-76a17 17 0 0 1 34 0v76z" />
      <path className={styles.beam} d="M-17 322h34l-14 50h-40zM-37 372h40l-17 48h-48z" />
    </g>
  ));
}

/** Drawing of the building that Portico is named after. */
export function PorticoDrawing({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 720 420" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <circle className={styles.sun} cx="500" cy="138" r="116" />
      <path className={styles.hill} d="M0 372c60-66 130-84 196-74 40-60 190-70 300-20 90-22 168 20 224 94z" />
      <g className={styles.trees}>
        <path d="M84 372V268M60 372v-40M642 372V262M672 372v-54" />
        <ellipse cx="84" cy="262" rx="22" ry="62" />
        <circle cx="52" cy="318" r="26" />
        <ellipse cx="642" cy="256" rx="20" ry="66" />
        <circle cx="674" cy="310" r="28" />
      </g>
      <path className={styles.deep} d="M176 168h368v154H176z" />
      <path className={styles.lit} d="M154 322h412v14H154z" />
      <path className={styles.stone} d="M140 336h440v16H140z" />
      <path className={styles.shade} d="M126 352h468v20H126z" />
      <path className={styles.ground} d="M0 372h720v48H0z" />
      <Arches />
      <Columns />
      <path className={styles.lit} d="M158 158h404v18H158zM140 148 360 60l220 88z" />
      <path className={styles.stone} d="M150 148h420v10H150zM196 140l164-65 164 65z" />
      <path className={styles.shade} d="m360 75 164 65H360zM360 158h202v18H360z" />
      <circle className={styles.light} cx="360" cy="117" r="13" />
    </svg>
  );
}
