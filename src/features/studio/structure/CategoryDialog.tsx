import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { nameOf } from '../item-editor/panel/names';
import type { CategoryFormProps } from './asked';
import { BelowDialog } from './BelowDialog';
import { GlyphForm } from './GlyphForm';
import { TargetForm } from './TargetForm';

/** Dialog that asks for an icon, for a new category below another one, or for the category that items go to. */
export function CategoryDialog(props: CategoryFormProps) {
  const { t } = useTranslation('structure');
  const { kind, category } = props.asked;
  const name = nameOf(category.names, useInterfaceLocale());
  if (kind === 'create') return <BelowDialog {...props} />;
  return (
    <Dialog title={t(`${kind}.title`, { name })} onClose={props.onClose}>
      {kind === 'glyph' ? <GlyphForm {...props} /> : <TargetForm {...props} kind={kind} />}
    </Dialog>
  );
}
