import { useId } from 'react';
import { Link } from 'umi';
import type { Area } from 'contract/core/areas';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { newItemPath } from '@/lib/paths';
import { AreaIcon } from '@/entities/area/AreaIcon';
import styles from './StartNew.module.css';

/** Links that start a new item in each of the given areas. Renders nothing if there are none. */
export function StartNew({ areas }: { areas: readonly Area[] }) {
  const { t } = useTranslation(['studio', 'myWork', 'shell']);
  const labelId = useId();
  if (areas.length === 0) return null;
  return (
    <div className={styles.start}>
      <p id={labelId}>{t('myWork:start')}</p>
      <ul className={styles.areas} aria-labelledby={labelId}>
        {areas.map((area) => (
          <li key={area}>
            <Link className={`chip ${styles.area}`} to={newItemPath(area)}>
              <AreaIcon area={area} size="small" />
              {t(`shell:area.${area}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
