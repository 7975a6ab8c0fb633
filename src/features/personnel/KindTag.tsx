import type { PersonnelKind } from 'contract/personnel';
import { useTranslation } from '@/lib/i18n/useTranslation';

export function KindTag({ kind }: { kind: PersonnelKind }) {
  const { t } = useTranslation('personnel');
  return (
    <span className="tag" data-area="personnel">
      {t(`kind.${kind}`)}
    </span>
  );
}
