import type { Handling } from 'contract/service';
import { useTranslation } from '@/lib/i18n/useTranslation';

/** How a service is handled; nothing for a guide that only tells. */
export function HandlingTag({ handling }: { handling: Handling | null }) {
  const { t } = useTranslation('service');
  if (!handling) return null;
  return (
    <span className="tag" data-area="service">
      {t(`handling.${handling}`)}
    </span>
  );
}
