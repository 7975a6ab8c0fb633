import { useTranslation } from '@/lib/i18n/useTranslation';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';

interface EndOthersDialogProps {
  count: number;
  onConfirm: () => void;
  onClose: () => void;
}

export function EndOthersDialog({ count, ...answers }: EndOthersDialogProps) {
  const { t } = useTranslation('session');
  return (
    <ConfirmDialog
      title={t('list.confirm.title')}
      text={t('list.confirm.text', { count })}
      action={t('list.endOthers')}
      {...answers}
    />
  );
}
