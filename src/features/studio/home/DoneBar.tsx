import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './HomePlaceScreen.module.css';
import type { SlideInput } from './slides';

interface DoneBarProps {
  done: { text: string; undo: SlideInput[] | null } | null;
  onUndo: (before: SlideInput[]) => void;
}

/** Says what was changed last, also to screen readers, and offers to take it back. Keeps its height, so that nothing moves. */
export function DoneBar({ done, onUndo }: DoneBarProps) {
  const { t } = useTranslation('studioHome');
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
          <span className="second">{t('hint')}</span>
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
