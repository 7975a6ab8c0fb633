import { useState } from 'react';
import type { Names } from 'contract/document';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { FormDialog } from '@/ui/overlay/FormDialog';
import { SaveFailure } from '../changes/SaveFailure';
import { nameOf } from '../item-editor/panel/names';
import type { CategoryFormProps } from './asked';
import styles from './CategoryDialog.module.css';
import { NameFields } from './NewEntry';

/** Dialog for a new category below another one. */
export function BelowDialog({ asked: { category }, isSaving, failure, onSave, onClose }: CategoryFormProps) {
  const { t } = useTranslation('structure');
  const [names, setNames] = useState<Names>({});
  const isNamed = Object.values(names).some((name) => name.trim() !== '');
  const name = nameOf(category.names, useInterfaceLocale());
  return (
    <FormDialog title={t('add.belowTitle', { name })} isUnsaved={isNamed} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isNamed && !isSaving) onSave({ kind: 'create', parent: category.id, names });
        }}
      >
        <NameFields names={names} labelIn={(language) => t('add.name', { language })} onChange={setNames} />
        <SaveFailure failure={failure} />
        <DialogButtons submit={t('add.action')} isDisabled={!isNamed || isSaving} onCancel={onClose} />
      </form>
    </FormDialog>
  );
}
