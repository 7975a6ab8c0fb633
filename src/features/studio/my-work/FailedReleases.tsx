import '@/lib/i18n/texts/studio/releases';
import type { ReleaseEntry } from 'contract/manage/release';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { releasePath } from '@/lib/paths';
import { WorkLine } from './WorkLine';

/** Lines of My work that lead to releases that could not be published. */
export function FailedReleases({ releases }: { releases: readonly ReleaseEntry[] }) {
  const { t } = useTranslation('releases');
  return releases.map(({ id, name, failure }) => (
    <WorkLine key={id} icon="warning" tone="danger" to={releasePath(id)}>
      {t('work', { name, time: failure ? formatDate(failure.publishAt, 'dateTime') : '' })}
    </WorkLine>
  ));
}
