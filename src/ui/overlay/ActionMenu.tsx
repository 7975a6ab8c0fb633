import { Menu, MenuAction } from './Menu';
import { Icon } from '../primitives/Icon';

interface Action {
  text: string;
  isDisabled?: boolean;
  act: () => void;
}

interface ActionMenuProps {
  label: string;
  actions: readonly Action[];
}

/** Menu of what can be done with a row or a list, behind three dots. Disabled actions stay in the menu, so that it is the same each time. */
export const ActionMenu = ({ label, actions }: ActionMenuProps) => (
  <Menu label={label} button={<Icon name="dots" />}>
    {(close) =>
      actions.map(({ text, isDisabled = false, act }) => (
        <MenuAction
          key={text}
          isDisabled={isDisabled}
          onChoose={() => {
            if (isDisabled) return;
            close();
            act();
          }}
        >
          {text}
        </MenuAction>
      ))
    }
  </Menu>
);
