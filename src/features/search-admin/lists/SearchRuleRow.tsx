import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './Rows.module.css';
import { useRemoval } from './useRemoval';

interface SearchRuleRowProps {
  /** True if the rule comes from a content folder and can only be changed there. */
  fromFolder: boolean;
  /** False if the list says for all its rules that they come from the folder. */
  showsOrigin: boolean;
  editName: string;
  removeName: string;
  removedText: string;
  /** True to focus the row, because it was just restored and the button that did so is gone. */
  focused: boolean;
  onEdit: () => void;
  /** Both resolve to true on success. */
  onRemove: () => Promise<boolean>;
  onRestore: () => Promise<boolean>;
  children: ReactNode;
}

/** Renders a search rule with buttons to edit and remove it or, after its removal, a button to restore it. */
export function SearchRuleRow(props: SearchRuleRowProps) {
  const { fromFolder, showsOrigin, editName, removeName, removedText, focused, onEdit, onRemove, onRestore, children } = props;
  const { t } = useTranslation('searchAdmin');
  const editRef = useRef<HTMLButtonElement>(null);
  const { removed, busy, remove, undo, undoRef } = useRemoval(onRemove, onRestore);
  useEffect(() => {
    if (focused) editRef.current?.focus();
  }, [focused]);
  if (removed) {
    return (
      <li className={styles.row} data-rule="true">
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
    <li className={styles.row} data-rule="true">
      {children}
      {fromFolder ? (
        showsOrigin && <p className={`tag ${styles.tag}`}>{t('folder.tag')}</p>
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
