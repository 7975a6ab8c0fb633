import { useTranslation } from '@/lib/i18n/useTranslation';
import { DoneBar } from '../changes/DoneBar';
import { SaveFailure } from '../changes/SaveFailure';
import type { SavedChanges } from '../changes/useSavedChanges';
import styles from './ChangeBar.module.css';

interface ChangeBarProps<Data, Change extends object> {
  changes: SavedChanges<Data, Change>;
  /** Text that is shown before anything was changed. */
  hint: string;
  /** True while a dialog is open, which says itself why its change was not saved. */
  isBehindDialog: boolean;
}

/** Bar above a list of names that stays in view: the last change and its undo, or why it was not saved. */
export function ChangeBar<Data, Change extends object>({ changes, hint, isBehindDialog }: ChangeBarProps<Data, Change>) {
  const { t } = useTranslation('structure');
  const { done, failure, saving, save } = changes;
  return (
    <div className={styles.bar}>
      <SaveFailure failure={isBehindDialog ? null : failure} />
      <DoneBar
        done={done}
        hint={hint}
        isSaving={saving}
        onUndo={(change) => {
          void save(change, () => ({ text: t('undone'), undo: null }));
        }}
      />
    </div>
  );
}
