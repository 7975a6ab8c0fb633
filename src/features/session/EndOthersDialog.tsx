import { useTranslation } from '@/lib/i18n/useTranslation';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';

interface EndOthersDialogProps {
  count: number;
  onConfirm: () => void;
  onClose: () => void;
}

export function EndOthersDialog({ count, ...answers }: EndOthersDialogProps) {
  const { t } = useTranslation('sessions');
  return <ConfirmDialog title={t('confirm.title')} text={t('confirm.text', { count })} action={t('endOthers')} {...answers} />;
}
