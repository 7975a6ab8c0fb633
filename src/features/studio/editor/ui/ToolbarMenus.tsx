import type { EditorState } from 'prosemirror-state';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Menu, MenuAction } from '@/ui/overlay/Menu';
import { Icon } from '@/ui/primitives/Icon';
import { INSERT, RARE, type Action } from './toolbar-actions';
import { ToolbarIcon } from './ToolbarIcon';

interface ActionMenuProps {
  state: EditorState;
  run: (command: Action['command']) => void;
}

/** Menu of the parts that a text can have besides headings and lists. */
export function InsertMenu({ state, run }: ActionMenuProps) {
  const { t } = useTranslation('studioEditor');
  return (
    <Menu label={t('menu.name')} button={<Icon name="plus" />}>
      {(close) => <Actions actions={INSERT} state={state} run={run} close={close} />}
    </Menu>
  );
}

/** Menu of the formatting that few texts need, and of the source. */
export function RareMenu({ state, run, onSource }: ActionMenuProps & { onSource: () => void }) {
  const { t } = useTranslation('studioEditor');
  return (
    <Menu label={t('menu.rare')} button={<Icon name="dots" />}>
      {(close) => (
        <>
          <Actions actions={RARE} state={state} run={run} close={close} />
          <MenuAction onChoose={onSource}>
            <ToolbarIcon name="source" />
            {t('view.source')}
          </MenuAction>
        </>
      )}
    </Menu>
  );
}

interface ActionsProps extends ActionMenuProps {
  actions: readonly Action[];
  close: () => void;
}

function Actions({ actions, state, run, close }: ActionsProps) {
  const { t } = useTranslation('studioEditor');
  return actions.map(({ name, command }) => (
    <MenuAction
      key={name}
      isDisabled={!command(state)}
      onChoose={() => {
        close();
        run(command);
      }}
    >
      <ToolbarIcon name={name} />
      {t(`toolbar.${name}`)}
    </MenuAction>
  ));
}
