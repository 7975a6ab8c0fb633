import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../../../ui/primitives/Icon';

export function PrintButton() {
  const { t } = useTranslation('item');
  return (
    <button
      data-tool="print"
      type="button"
      className="button"
      onClick={() => {
        window.print();
      }}
    >
      <Icon name="print" />
      {t('print')}
    </button>
  );
}
