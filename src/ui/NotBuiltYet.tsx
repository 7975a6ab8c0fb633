import { Link } from 'umi';
import { AREA_PATHS, homePath } from '@/lib/paths';
import { useTranslation } from '@/lib/useTranslation';
import { AreaBanner } from './AreaBanner';
import { AreaDoor } from './AreaDoor';
import type { AreaSign } from './AreaIcon';
import { PageTitle } from './PageTitle';
import styles from './NotBuiltYet.module.css';

interface NotBuiltYetProps {
  area: Extract<AreaSign, 'search'>;
  /** The page itself, where it is not the area's first. */
  page?: string;
}

/** An honest stand-in for a page that a later release brings: what will be here, and where to go meanwhile. */
export function NotBuiltYet({ area, page }: NotBuiltYetProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle page={page} area={t(`area.${area}`)} />
      <AreaBanner area={area} page={page} />
      <section className={`content ${styles.body}`} aria-labelledby="not-built">
        <div>
          <h2 id="not-built">{t('notBuilt.title')}</h2>
          <p className={styles.text}>{t(`notBuilt.${area}`)}</p>
          <p className={styles.actions}>
            <Link className="button button-primary" to={AREA_PATHS.service}>
              {t('notBuilt.toServices')}
            </Link>
            <Link className="button" to={homePath}>
              {t('nav.toHome')}
            </Link>
          </p>
        </div>
        <AreaDoor area={area} />
      </section>
    </>
  );
}
