import { useTranslation } from '@/lib/i18n/useTranslation';
import { ActionMenu } from '@/ui/overlay/ActionMenu';
import type { StructureRowProps } from './row-props';
import { STEPS } from './tree';

type RowMenuProps = Omit<StructureRowProps, 'area' | 'level'> & { name: string };

/** Menu of what can be done with a category. */
export function RowMenu({ category, name, hasOthersBelow, canMove, onMove, onSave, onAsk }: RowMenuProps) {
  const { t } = useTranslation('structure');
  const ask = (kind: 'create' | 'rename' | 'merge' | 'moveItems') => () => {
    onAsk({ kind, category });
  };
  return (
    <ActionMenu
      label={t('menu', { name })}
      actions={[
        ...STEPS.map((step) => ({
          text: t(`move.${step}`),
          isDisabled: !canMove(step),
          act: () => {
            onMove(step);
          },
        })),
        { text: t('rename.open'), act: ask('rename') },
        { text: t('add.below'), act: ask('create') },
        { text: t('merge.open'), act: ask('merge') },
        { text: t('moveItems.open'), isDisabled: category.items === 0, act: ask('moveItems') },
        {
          text: t('remove'),
          isDisabled: category.itemsWithin > 0 || hasOthersBelow,
          act: () => {
            onSave({ kind: 'remove', id: category.id });
          },
        },
      ]}
    />
  );
}
