import { useState, type SubmitEvent } from 'react';
import { LOCALES } from 'contract/core/locale';
import type { Names } from 'contract/document';
import type { Failure } from '@/lib/api/failures';
import { localesFrom } from '@/lib/i18n/locales-from';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { FormDialog } from '@/ui/overlay/FormDialog';
import { SaveFailure } from '../changes/SaveFailure';
import styles from './CategoryDialog.module.css';
import { NAME_LENGTH } from './NameField';

const NO_NAMES: Names = {};

interface NamesDialogProps {
  title: string;
  action: string;
  /** Present names; none for a new category or department. */
  names?: Names;
  /** Reason for which the last change was refused. */
  failure: Failure | null;
  /** Resolves to true if the names were stored. */
  onSave: (names: Names) => Promise<boolean>;
  onClose: () => void;
}

/** Dialog for the names of a category or department, in one or both languages. It stays open until they are stored. */
export function NamesDialog({ title, action, names: present = NO_NAMES, failure, onSave, onClose }: NamesDialogProps) {
  const [names, setNames] = useState(present);
  const [state, setState] = useState<'saving' | 'refused' | null>(null);
  const isNamed = Object.values(names).some((name) => name.trim() !== '');
  const isDisabled = !isNamed || state === 'saving';
  const save = async () => {
    if (isDisabled) return;
    setState('saving');
    if (await onSave(names)) onClose();
    else setState('refused');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <FormDialog
      title={title}
      isUnsaved={LOCALES.some((locale) => (names[locale] ?? '') !== (present[locale] ?? ''))}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit}>
        <NameFields names={names} onChange={setNames} />
        <SaveFailure failure={state === 'refused' ? failure : null} />
        <DialogButtons submit={action} isDisabled={isDisabled} onCancel={onClose} />
      </form>
    </FormDialog>
  );
}

/** Fields for names in both languages, that of the interface first. */
function NameFields({ names, onChange }: { names: Names; onChange: (names: Names) => void }) {
  const { t } = useTranslation(['structure', 'studio']);
  return localesFrom(useInterfaceLocale()).map((locale) => (
    <label key={locale} className={styles.newName}>
      {t('nameIn', { language: t(`studio:language.${locale}`) })}
      <input
        className="field"
        lang={locale}
        value={names[locale] ?? ''}
        maxLength={NAME_LENGTH}
        onChange={({ target }) => {
          onChange({ ...names, [locale]: target.value });
        }}
      />
    </label>
  ));
}
