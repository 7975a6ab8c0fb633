import { useTranslation } from '@/lib/i18n/useTranslation';
import { ActionMenu } from '@/ui/overlay/ActionMenu';

export interface SlideMenuProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Menu of what can be done with a slide. */
export function SlideMenu({ title, isFirst, isLast, onMove, onRemove }: SlideMenuProps) {
  const { t } = useTranslation('studioHome');
  const move = (by: -1 | 1) => () => {
    onMove(by);
  };
  return (
    <ActionMenu
      label={t('menu', { title })}
      actions={[
        { text: t('move.up'), isDisabled: isFirst, act: move(-1) },
        { text: t('move.down'), isDisabled: isLast, act: move(1) },
        { text: t('remove'), act: onRemove },
      ]}
    />
  );
}
