import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { MANAGE_REVIEWS_PATH } from '@/lib/paths';
import { WorkLine } from './WorkLine';

/** Line of My work that leads to the drafts that wait for the person. Renders nothing for none. */
export function WaitingReviews({ count }: { count: number }) {
  const { t } = useTranslation('reviews');
  if (!count) return null;
  return (
    <WorkLine icon="eye" tone="primary" to={MANAGE_REVIEWS_PATH}>
      {t('work', { count, formatted: formatNumber(count) })}
    </WorkLine>
  );
}
