import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { nameOf } from '../item-editor/panel/names';
import type { CategoryFormProps } from './asked';
import { BelowForm } from './BelowForm';
import { GlyphForm } from './GlyphForm';
import { TargetForm } from './TargetForm';

/** Dialog that asks for an icon, for a new category below another one, or for the category that items go to. */
export function CategoryDialog(props: CategoryFormProps) {
  const { t } = useTranslation('structure');
  const { kind, category } = props.asked;
  const name = nameOf(category.names, useInterfaceLocale());
  const titles = {
    glyph: t('glyph.title', { name }),
    create: t('add.belowTitle', { name }),
    merge: t('merge.title', { name }),
    moveItems: t('moveItems.title', { name }),
  };
  return (
    <Dialog title={titles[kind]} onClose={props.onClose}>
      {kind === 'glyph' && <GlyphForm {...props} />}
      {kind === 'create' && <BelowForm {...props} />}
      {(kind === 'merge' || kind === 'moveItems') && <TargetForm {...props} kind={kind} />}
    </Dialog>
  );
}
