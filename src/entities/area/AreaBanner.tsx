import { useRef, type ReactNode } from 'react';
import { Link } from 'umi';
import type { Area } from 'contract/core/areas';
import { newItemPath } from '@/lib/paths';
import { useIsEditor } from '@/lib/session/useIsEditor';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../../ui/primitives/Icon';
import { useAsPageSearch } from '../../ui/search-box/page-search';
import { AreaIcon } from './AreaIcon';
import styles from './AreaBanner.module.css';

interface AreaBannerProps {
  area: Area;
  /** Title of the page, if it is not the area's first page. */
  page?: string;
  /** Drawing of the area's part of the building, 640 × 160 units. Each page imports its own, so that none loads the others'. */
  view: ReactNode;
  /** True if phones leave out the description, because a list follows. */
  isBrief?: boolean;
  /** Search of the area, beside which the header shows no second one. */
  children?: ReactNode;
}

/** Renders the head of an area's page: view of the building, title with a link for editors, description and search. */
export function AreaBanner({ area, page, view, isBrief = false, children }: AreaBannerProps) {
  const { t } = useTranslation();
  const edits = useIsEditor();
  const searchRef = useRef<HTMLDivElement>(null);
  useAsPageSearch(searchRef);
  const newText = t('newIn', { area: t(`area.${area}`) });
  return (
    <header className={styles.banner} data-area={area}>
      <div className={styles.picture}>
        <svg className={styles.view} viewBox="0 0 640 160" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
          {view}
        </svg>
      </div>
      <div className={`content ${styles.inner}`}>
        <AreaIcon area={area} />
        <div>
          <div className={styles.heading}>
            <h1 className={styles.title}>{page ?? t(`area.${area}`)}</h1>
            {edits && (
              <Link className={`icon-button ${styles.new}`} to={newItemPath(area)} aria-label={newText} title={newText}>
                <Icon name="plus" />
              </Link>
            )}
          </div>
          <p className={styles.text} data-brief={isBrief}>
            {t(`areaText.${area}`)}
          </p>
        </div>
        {children && (
          <div ref={searchRef} className={styles.search}>
            {children}
          </div>
        )}
      </div>
    </header>
  );
}
