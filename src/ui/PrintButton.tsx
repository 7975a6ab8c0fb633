import { useTranslation } from '@/lib/useTranslation';
import { Icon } from './Icon';

export function PrintButton() {
  const { t } = useTranslation('item');
  return (
    <button
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
