import type { Command, EditorState } from 'prosemirror-state';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { alignColumn, columnAlignment, tableCommands } from '../commands/table-commands';
import styles from './ContextBar.module.css';

const EDITS = ['rowBefore', 'rowAfter', 'columnBefore', 'columnAfter', 'deleteRow', 'deleteColumn', 'deleteTable'] as const;
const ALIGNMENTS = ['left', 'center', 'right'] as const;

/** Buttons that change the table at the selection. */
export function TableBar({ state, run }: { state: EditorState; run: (command: Command) => void }) {
  const { t } = useTranslation('studioEditor');
  const alignment = columnAlignment(state);
  return (
    <div role="group" aria-label={t('table.name')} className={styles.bar}>
      {EDITS.map((name) => (
        <button
          key={name}
          type="button"
          className="button button-quiet"
          disabled={!tableCommands[name](state)}
          onClick={() => {
            run(tableCommands[name]);
          }}
        >
          {t(`table.${name}`)}
        </button>
      ))}
      {ALIGNMENTS.map((name) => (
        <button
          key={name}
          type="button"
          className="button button-quiet"
          aria-pressed={alignment === name}
          onClick={() => {
            run(alignColumn(alignment === name ? null : name));
          }}
        >
          {t(`table.${name}`)}
        </button>
      ))}
    </div>
  );
}
