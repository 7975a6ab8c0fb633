import '@/lib/i18n/texts/releases';
import { Link } from 'umi';
import type { ReleaseEntry } from 'contract/manage/release';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { releasePath } from '@/lib/paths';
import { Icon } from '@/ui/primitives/Icon';
import styles from './FailedReleases.module.css';

/** Lines of My work that lead to releases that could not be published. */
export function FailedReleases({ releases }: { releases: readonly ReleaseEntry[] }) {
  const { t } = useTranslation('releases');
  return releases.map(({ id, name, failure }) => (
    <p key={id} className={styles.line}>
      <Icon name="warning" />
      <Link className={`cover-link ${styles.link}`} to={releasePath(id)}>
        {t('work', { name, time: failure ? formatDate(failure.publishAt, 'dateTime') : '' })}
      </Link>
      <Icon name="chevron-right" />
    </p>
  ));
}
