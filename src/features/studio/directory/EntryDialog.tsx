import { LOCALES } from 'contract/core/locale';
import { PERSON_KINDS } from 'contract/core/people';
import type { Failure } from '@/lib/api/failures';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { FormDialog } from '@/ui/overlay/FormDialog';
import { Icon } from '@/ui/primitives/Icon';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import { useDraftForm } from '../forms/useDraftForm';
import { differencesOf, type Entry, type EntryInput } from './entries';
import { draftOf, entryOf, problemsOf } from './entry-draft';
import styles from './EntryDialog.module.css';
import { EntryContact } from './EntryContact';
import { EntryPicture } from './EntryPicture';
import { EntryPlace } from './EntryPlace';
import { EntryPreview } from './EntryPreview';
import { EntryTexts } from './EntryTexts';

interface EntryDialogProps {
  /** Null for a new entry. */
  entry: Entry | null;
  /** The entry as it is stored now, which somebody else may have changed; null if it is not known. */
  stored: Entry | null;
  /** True while a change is being saved. */
  isSaving: boolean;
  failure: Failure | null;
  onSave: (entry: EntryInput) => Promise<void>;
  onClose: () => void;
}

/** Form for a person or desk, with a preview of the card beside it. */
export function EntryDialog({ entry, stored, isSaving, failure, onSave, onClose }: EntryDialogProps) {
  const { t } = useTranslation('directory');
  const { form, part, isChanged, isSent, submit } = useDraftForm(
    () => draftOf(entry),
    problemsOf,
    (draft) => {
      if (!isSaving) void onSave(entryOf(draft, (stored ?? entry)?.version ?? null));
    },
  );
  return (
    <FormDialog title={t(entry ? 'form.edit' : 'form.create')} place="wide" isUnsaved={isChanged} onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.fields}>
          <SegmentedChoice
            label={t('form.kind')}
            value={part.draft.kind}
            options={PERSON_KINDS.map((value) => ({ value, text: t(`form.${value}`) }))}
            onChoose={(kind) => {
              part.change({ kind });
            }}
          />
          <div className={styles.languages}>
            {LOCALES.map((locale) => (
              <EntryTexts key={locale} locale={locale} {...part} />
            ))}
            <p className="meta">{t('form.languageHint')}</p>
          </div>
          <EntryContact {...part} />
          <EntryPicture {...part} />
          <EntryPlace isNew={entry === null} {...part} />
        </div>
        <EntryPreview draft={part.draft} />
        <div className={styles.footer}>
          {isSent && failure && <Refusal failure={failure} entry={entry} stored={stored} />}
          <DialogButtons submit={t('form.submit')} isDisabled={isSaving} onCancel={onClose} />
        </div>
      </form>
    </FormDialog>
  );
}

/** Message that says why the entry was not stored, and which facts somebody else has changed since the form was opened. */
function Refusal({ failure, entry, stored }: Pick<EntryDialogProps, 'entry' | 'stored'> & { failure: Failure }) {
  const { t } = useTranslation('directory');
  const changed = entry && stored ? differencesOf(entry, stored) : [];
  const fields = changed.map((fact) => t(`form.${fact}`)).join(' · ');
  return (
    <div role="alert" className={styles.failure}>
      <Icon name="warning" />
      <div>
        <p>{failure.message}</p>
        {changed.length > 0 && <p>{t('form.changed', { fields })}</p>}
      </div>
    </div>
  );
}
