import type { Failure } from '@/lib/api/failures';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { nameOf } from '../item-editor/panel/names';
import type { CategoryFormProps } from './asked';
import { GlyphForm } from './GlyphForm';
import { NamesDialog } from './NamesDialog';
import { TargetForm } from './TargetForm';
import type { Change } from './useStructure';

interface CategoryDialogProps extends CategoryFormProps {
  /** Reason for which the last change was refused. */
  refusal: Failure | null;
  /** Saves a change; resolves to false if it was refused. */
  isSaved: (change: Change) => Promise<boolean>;
}

/** Dialog that asks for the names or the icon of a category, for a new one below it, or for the category that items go to. */
export function CategoryDialog({ refusal, isSaved, ...form }: CategoryDialogProps) {
  const { t } = useTranslation('structure');
  const { kind, category, onClose } = form;
  const name = nameOf(category.names, useInterfaceLocale());
  if (kind === 'create')
    return (
      <NamesDialog
        title={t('add.belowTitle', { name })}
        action={t('add.action')}
        failure={refusal}
        onSave={(names) => isSaved({ kind: 'create', parent: category.id, names })}
        onClose={onClose}
      />
    );
  if (kind === 'rename')
    return (
      <NamesDialog
        title={t('rename.title', { name })}
        action={t('rename.action')}
        names={category.names}
        failure={refusal}
        onSave={(names) => isSaved({ kind: 'rename', id: category.id, names })}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={t(`${kind}.title`, { name })} onClose={onClose}>
      {kind === 'glyph' ? <GlyphForm {...form} /> : <TargetForm {...form} kind={kind} />}
    </Dialog>
  );
}
