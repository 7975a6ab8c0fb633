import { useFocusWhenLost } from '@/lib/browser/focus-when-lost';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './Changes.module.css';
import type { Done } from './useSavedChanges';

interface DoneBarProps<Change> {
  done: Done<Change> | null;
  /** Text that is shown before anything was changed. */
  hint: string;
  /** Rows that are loaded again after a change; undefined if they change together with `done`. */
  rows?: unknown;
  isSaving: boolean;
  onUndo: (change: Change) => void;
}

/** Says what was changed last, also to screen readers, and offers to take it back. Keeps its height, so that nothing moves.
 * Gets the focus if the pressed control is gone. */
export function DoneBar<Change>({ done, hint, rows, isSaving, onUndo }: DoneBarProps<Change>) {
  const { t } = useTranslation('contentCare');
  const undo = done?.undo;
  const status = useFocusWhenLost<HTMLParagraphElement>(done, rows);
  return (
    <div className={styles.done}>
      <p ref={status} role="status" tabIndex={-1}>
        {done ? (
          <>
            <Icon name="check" size={16} />
            {done.text}
          </>
        ) : (
          <span className="second">{hint}</span>
        )}
      </p>
      {undo && (
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isSaving}
          onClick={() => {
            if (!isSaving) onUndo(undo);
          }}
        >
          {t('undo')}
        </button>
      )}
    </div>
  );
}
