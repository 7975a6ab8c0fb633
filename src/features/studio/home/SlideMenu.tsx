import { useTranslation } from '@/lib/i18n/useTranslation';
import { Menu, MenuAction } from '@/ui/overlay/Menu';
import { Icon } from '@/ui/primitives/Icon';
import type { SlideRowProps } from './SlideRow';

type SlideMenuProps = Pick<SlideRowProps, 'isFirst' | 'isLast' | 'onMove' | 'onRemove'> & { title: string };

/** Menu of what can be done with a slide. */
export function SlideMenu({ title, isFirst, isLast, onMove, onRemove }: SlideMenuProps) {
  const { t } = useTranslation('studioHome');
  return (
    <Menu label={t('menu', { title })} button={<Icon name="dots" />}>
      {(close) => {
        const entry = (text: string, isDisabled: boolean, act: () => void) => (
          <MenuAction
            key={text}
            isDisabled={isDisabled}
            onChoose={() => {
              if (isDisabled) return;
              close();
              act();
            }}
          >
            {text}
          </MenuAction>
        );
        return (
          <>
            {entry(t('move.up'), isFirst, () => {
              onMove(-1);
            })}
            {entry(t('move.down'), isLast, () => {
              onMove(1);
            })}
            {entry(t('remove'), false, onRemove)}
          </>
        );
      }}
    </Menu>
  );
}
