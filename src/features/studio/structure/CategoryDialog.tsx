import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { nameOf } from '../item-editor/panel/names';
import type { CategoryFormProps } from './asked';
import { GlyphForm } from './GlyphForm';
import { TargetForm } from './TargetForm';

/** Dialog that asks for an icon, or for the category that items go to. */
export function CategoryDialog(props: CategoryFormProps) {
  const { t } = useTranslation('structure');
  const { kind, category } = props;
  const name = nameOf(category.names, useInterfaceLocale());
  return (
    <Dialog title={t(`${kind}.title`, { name })} onClose={props.onClose}>
      {kind === 'glyph' ? <GlyphForm {...props} /> : <TargetForm {...props} kind={kind} />}
    </Dialog>
  );
}
