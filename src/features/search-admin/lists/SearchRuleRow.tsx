import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './Rows.module.css';
import { useRemoval } from './useRemoval';

interface SearchRuleRowProps {
  /** It came with a content folder, and is changed there. */
  fromFolder: boolean;
  editName: string;
  removeName: string;
  removedText: string;
  /** It has just been put back by a button that is gone. */
  focused: boolean;
  onEdit: () => void;
  /** Both answer whether they were done. */
  onRemove: () => Promise<boolean>;
  onRestore: () => Promise<boolean>;
  children: ReactNode;
}

/** Something that editors say about searching, with what can be done with it. */
export function SearchRuleRow(props: SearchRuleRowProps) {
  const { fromFolder, editName, removeName, removedText, focused, onEdit, onRemove, onRestore, children } = props;
  const { t } = useTranslation('searchAdmin');
  const editRef = useRef<HTMLButtonElement>(null);
  const { removed, busy, remove, undo, undoRef } = useRemoval(onRemove, onRestore);
  useEffect(() => {
    if (focused) editRef.current?.focus();
  }, [focused]);
  if (removed) {
    return (
      <li className={styles.row} data-lever="true">
        <p role="status" className={styles.removed}>
          {removedText}
        </p>
        <div className={styles.actions}>
          <button ref={undoRef} type="button" className="button" aria-disabled={busy} onClick={undo}>
            {t('undo')}
          </button>
        </div>
      </li>
    );
  }
  return (
    <li className={styles.row} data-lever="true">
      {children}
      {fromFolder ? (
        <p className={`tag ${styles.tag}`}>{t('folder.tag')}</p>
      ) : (
        <div className={styles.actions}>
          <button ref={editRef} type="button" className="button button-quiet" aria-label={editName} onClick={onEdit}>
            {t('edit')}
          </button>
          <button type="button" className="button button-quiet" aria-label={removeName} aria-disabled={busy} onClick={remove}>
            {t('remove')}
          </button>
        </div>
      )}
    </li>
  );
}
