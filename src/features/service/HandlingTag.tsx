import type { Handling } from 'contract/service';
import { useTranslation } from '@/lib/i18n/useTranslation';

/** Shows how a service is handled. Renders nothing for a guide that only informs. */
export function HandlingTag({ handling }: { handling: Handling | null }) {
  const { t } = useTranslation('service');
  if (!handling) return null;
  return (
    <span className="tag" data-area="service">
      {t(`handling.${handling}`)}
    </span>
  );
}
