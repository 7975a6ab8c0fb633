import { useState, type SubmitEvent } from 'react';
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

interface NewEntryDialogProps {
  title: string;
  action: string;
  /** Reason for which the last change was refused. */
  failure: Failure | null;
  /** Resolves to true if the category or department was created. */
  onCreate: (names: Names) => Promise<boolean>;
  onClose: () => void;
}

/** Dialog for a new category or department with names in one or both languages. It stays open until the entry is created. */
export function NewEntryDialog({ title, action, failure, onCreate, onClose }: NewEntryDialogProps) {
  const [names, setNames] = useState<Names>({});
  const [state, setState] = useState<'saving' | 'refused' | null>(null);
  const isNamed = Object.values(names).some((name) => name.trim() !== '');
  const isDisabled = !isNamed || state === 'saving';
  const create = async () => {
    if (isDisabled) return;
    setState('saving');
    if (await onCreate(names)) onClose();
    else setState('refused');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void create();
  };
  return (
    <FormDialog title={title} isUnsaved={isNamed} onClose={onClose}>
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
