import { useTranslation } from '@/lib/i18n/useTranslation';
import type { Check } from './checks';
import { useFindingText } from './useFindingText';

/** Text of a finding, with its language. */
export function Finding({ check }: { check: Check }) {
  const { t } = useTranslation('itemEditor');
  const textOf = useFindingText();
  return (
    <span>
      {textOf(check)} {check.locale && <span className="meta">{t(`language.${check.locale}`)}</span>}
    </span>
  );
}
