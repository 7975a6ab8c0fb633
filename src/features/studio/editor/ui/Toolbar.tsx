import type { EditorState } from 'prosemirror-state';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { PHONE_TOOLBAR, TOOLBAR, UNDO, type Action } from './toolbar-actions';
import { ToolbarIcon, type ToolbarIconName } from './ToolbarIcon';
import { InsertMenu, RareMenu } from './ToolbarMenus';
import { useToolbarKeys } from './useToolbarKeys';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  state: EditorState;
  run: (command: Action['command']) => void;
  /** Opens the fields of the link at the selection. */
  onLink: () => void;
  /** Opens the file dialog; absent if files cannot be stored. */
  onFile?: () => void;
  /** Shows the text as Markdown. */
  onSource: () => void;
  isLink: boolean;
}

/** Buttons that format the text at the selection, in one line; a narrow one scrolls. */
export function Toolbar({ state, run, onLink, onFile, onSource, isLink }: ToolbarProps) {
  const { t } = useTranslation('studioEditor');
  const keys = useToolbarKeys();
  const isPhone = useIsPhone();
  const buttonOf = (action: Action, isFirst = false) => (
    <ToolbarButton
      key={action.name}
      icon={action.name}
      label={t(`toolbar.${action.name}`)}
      keys={action.keys}
      isFirst={isFirst}
      isOn={action.isOn?.(state)}
      isDisabled={!action.command(state)}
      onPress={() => {
        run(action.command);
      }}
    />
  );
  return (
    <div {...keys} role="toolbar" aria-label={t('toolbar.name')} tabIndex={-1} className={styles.toolbar}>
      <div className={styles.groups}>
        {(isPhone ? PHONE_TOOLBAR : TOOLBAR).map((group, index) => (
          <div key={group[0]?.name} role="group" className={styles.group} data-first={group[0]?.name}>
            {group.map((action, place) => buttonOf(action, index === 0 && place === 0))}
            {group[0]?.name === 'bold' && (
              <ToolbarButton icon="link" label={t('toolbar.link')} keys="Control+K" isOn={isLink} onPress={onLink} />
            )}
            {group[0]?.name === 'table' && onFile && <ToolbarButton icon="file" label={t('toolbar.file')} onPress={onFile} />}
          </div>
        ))}
      </div>
      <div className={styles.menus}>
        {isPhone && buttonOf(UNDO)}
        <InsertMenu state={state} run={run} />
        <RareMenu state={state} run={run} onSource={onSource} />
      </div>
    </div>
  );
}

interface ToolbarButtonProps {
  icon: ToolbarIconName;
  label: string;
  keys?: string;
  isFirst?: boolean;
  isOn?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

function ToolbarButton({ icon, label, keys, isFirst = false, isOn, isDisabled = false, onPress }: ToolbarButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      aria-pressed={isOn}
      aria-disabled={isDisabled}
      tabIndex={isFirst ? 0 : -1}
      // Keeps the selection of the text.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      <ToolbarIcon name={icon} />
    </button>
  );
}
