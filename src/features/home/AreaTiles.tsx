import { Link } from 'umi';
import type { Area } from 'contract/areas';
import { AREA_PATHS } from '@/lib/paths';
import { useTranslation } from '@/lib/useTranslation';
import { AreaIcon } from '@/ui/AreaIcon';
import styles from './AreaTiles.module.css';

/** Areas that a later release brings. */
const LATER: readonly Area[] = ['notice', 'benefit', 'personnel', 'information', 'tool'];

/** The ways to the other areas, each honest about its state. */
export function AreaTiles() {
  const { t } = useTranslation(['home', 'shell']);
  return (
    <section className={`content ${styles.areas}`} aria-labelledby="areas">
      <h2 id="areas">{t('areas.title')}</h2>
      <ul className={styles.tiles}>
        {LATER.map((area) => (
          <li key={area}>
            <Link to={AREA_PATHS[area]} className={styles.tile} data-area={area}>
              <AreaIcon area={area} />
              <span className={styles.name}>{t(`shell:area.${area}`)}</span>
              <span className={styles.text}>{t(`shell:areaText.${area}`)}</span>
              <span className={styles.state}>{t('areas.later')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
