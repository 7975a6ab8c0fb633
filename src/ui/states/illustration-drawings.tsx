import type { ReactNode } from 'react';
import styles from './Illustration.module.css';

function Column({ x, children }: { x: number; children?: ReactNode }) {
  return (
    <g transform={`translate(${x})`}>
      <path className={styles.stone} d="M0 38h20v6H0zM3 44h14v48H3zM0 92h20v6H0z" />
      <path className={styles.shade} d="M11 44h6v48h-6z" />
      {children}
    </g>
  );
}

const Ground = () => <path className={styles.line} d="M8 98.5h144" />;

/** A plinth between two columns. */
const Plinth = ({ children }: { children: ReactNode }) => (
  <>
    <circle className={styles.sun} cx="80" cy="50" r="34" />
    <Column x={26} />
    <Column x={114} />
    <path className={styles.stone} d="M62 74h36v6H62zM67 80h26v18H67z" />
    <path className={styles.shade} d="M82 80h11v18H82z" />
    {children}
    <Ground />
  </>
);

/** Nothing stands on the plinth. */
const Empty = () => (
  <Plinth>
    <path className={styles.dashes} d="M68 70V54a12 12 0 0 1 24 0v16" />
  </Plinth>
);

/** A magnifying glass that shows nothing. */
const NotFoundBySearch = () => (
  <Plinth>
    <circle className={styles.object} cx="78" cy="50" r="13" />
    <path className={styles.object} d="m87.5 59.5 8.5 8.5" />
    <path className={styles.dashes} d="M72 50h12" />
  </Plinth>
);

const Heart = () => (
  <Plinth>
    <path
      className={styles.object}
      d="M80 68 67.5 55.5a8 8 0 0 1 0-11.4 8 8 0 0 1 11.4 0L80 45.2l1.1-1.1a8 8 0 0 1 11.4 0 8 8 0 0 1 0 11.4z"
    />
  </Plinth>
);

/** A sheet of which everything is done. */
const Done = () => (
  <Plinth>
    <path className={styles.object} d="M68 38h24v32H68z" />
    <path className={styles.object} d="m74 54 4.5 4.5L87 50" />
  </Plinth>
);

const Calendar = () => (
  <Plinth>
    <path className={styles.object} d="M66 42h28v28H66zM66 51h28M73 37v8M87 37v8" />
    <path className={styles.dashes} d="M73 60h14" />
  </Plinth>
);

/** A signpost whose boards point both ways. */
const NotFound = () => (
  <>
    <circle className={styles.sun} cx="104" cy="42" r="26" />
    <path className={styles.green} d="M14 98c0-13 9-22 20-22s20 9 20 22zM118 98c0-9 6-15 14-15s14 6 14 15z" />
    <path className={styles.deep} d="M77 20h6v78h-6z" />
    <path className={styles.stone} d="M60 28h44l9 8-9 8H60z" />
    <path className={styles.shade} d="M100 52H56l-9 8 9 8h44z" />
    <path className={styles.line} d="M68 36h26M66 60h26" />
    <Ground />
  </>
);

/** A portico whose middle column has come apart. */
const Failed = () => (
  <>
    <circle className={styles.sun} cx="116" cy="36" r="20" />
    <path className={styles.stone} d="m26 32 54-20 54 20v6H26z" />
    <path className={styles.shade} d="m80 12 54 20v6H80z" />
    <Column x={32} />
    <Column x={108} />
    <path className={styles.stone} d="M70 38h20v6H70zM73 44h14v16l-5-3-4 5-5-4zM70 92h20v6H70zM73 92V74l5 4 5-5 4 4v15z" />
    <path className={styles.warn} d="M64 66h4M92 66h4M66 58l3 2M94 58l-3 2M66 74l3-2M94 74l-3-2" />
    <Ground />
  </>
);

/** Portico under an interrupted wireless signal. */
const Offline = () => (
  <>
    <circle className={styles.sun} cx="80" cy="40" r="34" />
    <path className={styles.stone} d="m40 60 40-15 40 15v5H40z" />
    <path className={styles.shade} d="m80 45 40 15v5H80z" />
    {[46, 73, 100].map((x) => (
      <g key={x} transform={`translate(${String(x)})`}>
        <path className={styles.stone} d="M0 65h14v4H0zM2 69h10v25H2zM0 94h14v4H0z" />
        <path className={styles.shade} d="M8 69h4v25H8z" />
      </g>
    ))}
    <path className={styles.dashes} d="M73 33a10 10 0 0 1 14 0M66 26a20 20 0 0 1 28 0M59 19a30 30 0 0 1 42 0" />
    <Ground />
  </>
);

export const DRAWINGS = {
  empty: Empty,
  search: NotFoundBySearch,
  heart: Heart,
  done: Done,
  calendar: Calendar,
  'not-found': NotFound,
  failed: Failed,
  offline: Offline,
} satisfies Record<string, () => ReactNode>;
