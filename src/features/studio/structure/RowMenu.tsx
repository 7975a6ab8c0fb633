import { useTranslation } from '@/lib/i18n/useTranslation';
import { Menu, MenuAction } from '@/ui/overlay/Menu';
import { Icon } from '@/ui/primitives/Icon';
import type { StructureRowProps } from './row-props';
import { STEPS } from './tree';

type RowMenuProps = Omit<StructureRowProps, 'area' | 'level'> & { name: string };

/** Menu of what can be done with a category. */
export function RowMenu({ category, name, hasOthersBelow, canMove, onMove, onSave, onAsk }: RowMenuProps) {
  const { t } = useTranslation('structure');
  const isFilled = category.itemsWithin > 0 || hasOthersBelow;
  return (
    <Menu label={t('menu', { name })} button={<Icon name="dots" />}>
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
            {STEPS.map((step) =>
              entry(t(`move.${step}`), !canMove(step), () => {
                onMove(step);
              }),
            )}
            {entry(t('add.below'), false, () => {
              onAsk({ kind: 'create', category });
            })}
            {entry(t('merge.open'), false, () => {
              onAsk({ kind: 'merge', category });
            })}
            {entry(t('moveItems.open'), category.items === 0, () => {
              onAsk({ kind: 'moveItems', category });
            })}
            {entry(t('remove'), isFilled, () => {
              onSave({ kind: 'remove', id: category.id });
            })}
          </>
        );
      }}
    </Menu>
  );
}
