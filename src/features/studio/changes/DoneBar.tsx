import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './Changes.module.css';
import type { Done } from './useSavedChanges';

interface DoneBarProps<Change> {
  done: Done<Change> | null;
  /** Text that is shown before anything was changed. */
  hint: string;
  onUndo: (change: Change) => void;
}

/** Says what was changed last, also to screen readers, and offers to take it back. Keeps its height, so that nothing moves. */
export function DoneBar<Change>({ done, hint, onUndo }: DoneBarProps<Change>) {
  const { t } = useTranslation('contentCare');
  const undo = done?.undo;
  return (
    <div className={styles.done}>
      <p role="status">
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
          onClick={() => {
            onUndo(undo);
          }}
        >
          {t('undo')}
        </button>
      )}
    </div>
  );
}
