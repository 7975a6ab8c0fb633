import type { ReactNode } from 'react';
import { Link } from 'umi';
import type { Area } from 'contract/core/areas';
import { newItemPath } from '@/lib/paths';
import { useIsEditor } from '@/lib/session/useIsEditor';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../../ui/primitives/Icon';
import { AreaIcon } from './AreaIcon';
import styles from './AreaBanner.module.css';

interface AreaBannerProps {
  area: Area;
  /** Title of the page, if it is not the area's first page. */
  page?: string;
  /** Main control of the area, such as a search box. */
  children?: ReactNode;
}

/** Renders the head of an area's page: arches in the area's hue, title with a link for editors, description and main control. */
export function AreaBanner({ area, page, children }: AreaBannerProps) {
  const { t } = useTranslation();
  const edits = useIsEditor();
  const newText = t('newIn', { area: t(`area.${area}`) });
  return (
    <header className={styles.banner} data-area={area}>
      <svg className={styles.shapes} viewBox="0 0 480 120" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
        <path d="M24 120V98a30 30 0 0 1 60 0v22z" opacity="0.3" />
        <path d="M92 120V86a40 40 0 0 1 80 0v34z" opacity="0.45" />
        <path d="M150 120V72a48 48 0 0 1 96 0v48z" opacity="0.4" />
        <path d="M226 120V84a56 56 0 0 1 112 0v36z" opacity="0.6" />
        <path d="M312 120V70a60 60 0 0 1 120 0v50z" opacity="0.7" />
        <path d="M404 120V62a52 52 0 0 1 104 0v58z" />
      </svg>
      <div className={`content ${styles.inner}`}>
        <AreaIcon area={area} />
        <div className={styles.words}>
          <div className={styles.heading}>
            <h1 className={styles.title}>{page ?? t(`area.${area}`)}</h1>
            {edits && (
              <Link className={`icon-button ${styles.new}`} to={newItemPath(area)} aria-label={newText} title={newText}>
                <Icon name="plus" />
              </Link>
            )}
          </div>
          <p className={styles.text}>{t(`areaText.${area}`)}</p>
        </div>
        {children && <div className={styles.action}>{children}</div>}
      </div>
    </header>
  );
}
