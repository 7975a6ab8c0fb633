import { PorticoGarden } from '../portico/PorticoGarden';
import { PorticoSky } from '../portico/PorticoSky';
import { seasonOf, type Season } from '../portico/season';
import { skyOf, type Sky } from '../portico/sky';
import { useHour } from '../portico/useHour';
import styles from './PorticoDrawing.module.css';

const COLUMNS = [190, 275, 360, 445, 530];
const ARCHES = [232.5, 317.5, 402.5, 487.5];

/** Drawing of the building that Portico is named after, at the hour and in the season of the reader's clock. */
export function PorticoDrawing({ className = '' }: { className?: string }) {
  const now = useHour();
  return <PorticoScene className={className} sky={skyOf(now)} season={seasonOf(now)} />;
}

/** Draws the building under a sky and in a season. */
function PorticoScene({ className, sky, season }: { className: string; sky: Sky; season: Season }) {
  return (
    <svg
      className={`${styles.drawing} ${className}`}
      data-part={sky.part}
      viewBox="0 0 720 420"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <PorticoSky sky={sky} />
      <PorticoGarden season={season} />
      <Stone />
      <path
        className={styles.veil}
        d="M140 148 360 60l220 88h-10v10h-8v18h-12v8h-6v130h5v8h17v14h14v16h14v20H126v-20h14v-16h14v-14h17v-8h5V184h-6v-8h-12v-18h-8v-10z"
      />
      {season === 'winter' && <Snow />}
      <Doorways />
    </svg>
  );
}

function Stone() {
  return (
    <>
      <path className={styles.deep} d="M176 168h368v154H176z" />
      <path className={styles.lit} d="M154 322h412v14H154z" />
      <path className={styles.stone} d="M140 336h440v16H140z" />
      <path className={styles.shade} d="M126 352h468v20H126z" />
      {COLUMNS.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path className={styles.lit} d="M-20 176h40v8h-40zM-13 184h26v130h-26zM-19 314h38v8h-38z" />
          <path className={styles.shade} d="M3 184h10v130H3z" />
          <path className={styles.stone} d="M6 176h14v8H6zM5 314h14v8H5z" />
        </g>
      ))}
      <path className={styles.lit} d="M158 158h404v18H158zM140 148 360 60l220 88z" />
      <path className={styles.stone} d="M150 148h420v10H150zM196 140l164-65 164 65z" />
      <path className={styles.shade} d="m360 75 164 65H360zM360 158h202v18H360z" />
    </>
  );
}

/** Lit doorways, and the light that falls from them on the steps and the ground. */
function Doorways() {
  return (
    <>
      {ARCHES.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path className={styles.light} d="M-17 314v-76a17 17 0 0 1 34 0v76z" />
          <path className={styles.beam} d="M-17 322h34l-14 50h-40zM-37 372h40l-17 48h-48z" />
        </g>
      ))}
      <circle className={styles.light} cx="360" cy="117" r="13" />
    </>
  );
}

/** Snow on the roof and on the steps beside the doorways. */
function Snow() {
  return (
    <path
      className={styles.snow}
      d="M134 150c-2-6 2-8 8-10l214-86q4-2 8 0l214 86c6 2 10 4 8 10-10 3-14-4-24-5L360 66 158 145c-10 1-14 8-24 5zM154 324c-1-5 2-6 8-6h18c5 2 3 6 0 6zM566 324c1-5-2-6-8-6h-18c-5 2-3 6 0 6zM140 339c-1-6 3-7 10-7h30c12 1 12 7 4 7zM580 339c1-6-3-7-10-7h-34c-8 1-8 7-2 7zM126 356c-1-7 3-8 12-8h26c16 1 14 8 6 8zM594 356c1-7-3-8-12-8h-40c-12 1-12 8-2 8z"
    />
  );
}
