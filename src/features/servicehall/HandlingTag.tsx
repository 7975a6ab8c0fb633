import type { Handling } from 'contract/servicehall';
import { useTranslation } from '@/lib/useTranslation';

/** How a service is handled; nothing for a guide that only tells. */
export function HandlingTag({ handling }: { handling: Handling | null }) {
  const { t } = useTranslation('servicehall');
  if (!handling) return null;
  return (
    <span className="tag" data-area="service">
      {t(`handling.${handling}`)}
    </span>
  );
}
