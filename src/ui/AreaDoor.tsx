import { AREA_ICONS, type AreaSign } from './AreaIcon';
import { ICON_PATHS } from './icon-paths';
import styles from './AreaDoor.module.css';

/** A door in the area's hue that stands ajar: light falls through the gap, the area's sign is above it. */
export function AreaDoor({ area }: { area: AreaSign }) {
  return (
    <svg className={styles.drawing} data-area={area} viewBox="0 0 360 320" aria-hidden="true">
      <path className={styles.tint} d="M60 292V158a120 120 0 0 1 240 0v134z" />
      <path className={styles.shape} d="M92 292V166a88 88 0 0 1 176 0v126z" />
      <path className={styles.lintel} d="M104 166a76 76 0 0 1 152 0z" />
      <g className={styles.sign} transform="translate(158 108) scale(2.2)">
        <path d={ICON_PATHS[AREA_ICONS[area]]} />
      </g>
      <path className={styles.light} d="M172 174h16v118h-16z" />
      <path className={styles.leaf} d="M104 174h68v118h-68zM188 174h68v118h-68z" />
      <path className={styles.panel} d="M116 186h44v40h-44zM116 238h44v42h-44zM200 186h44v40h-44zM200 238h44v42h-44z" />
      <circle className={styles.knob} cx="164" cy="234" r="3" />
      <circle className={styles.knob} cx="196" cy="234" r="3" />
      <path className={styles.beam} d="M172 292h16l40 28h-68z" />
      <path className={styles.step} d="M76 292h208v8H76zM60 300h240v8H60z" />
      <path className={styles.beam} d="M172 292h16l22 16h-46z" />
    </svg>
  );
}
