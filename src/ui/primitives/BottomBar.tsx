import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'umi';
import styles from './BottomBar.module.css';
import { Icon, type IconName } from './Icon';

interface BottomBarProps {
  label: string;
  children: ReactNode;
}

/** Navigation bar at the bottom of the window on phones; hidden in wider windows. */
export const BottomBar = ({ label, children }: BottomBarProps) => (
  <nav aria-label={label} className={styles.bar}>
    {children}
  </nav>
);

interface BottomBarLinkProps {
  to: string;
  icon: IconName;
  /** Area whose colour marks the link while it is the current one. */
  area?: string | undefined;
  current: 'page' | 'true' | undefined;
  children: ReactNode;
}

export const BottomBarLink = ({ to, icon, area, current, children }: BottomBarLinkProps) => (
  <Link to={to} className={styles.entry} data-area={area} aria-current={current}>
    <Icon name={icon} />
    {children}
  </Link>
);

/** With the handlers of `prepareOnIntent` the dialog's code loads when a finger touches the button. */
interface BottomBarButtonProps extends Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onFocus'> {
  icon: IconName;
  /** True if the dialog that the button opens links to the current page. */
  isCurrent?: boolean;
  isOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
}

/** Entry of a bottom bar that opens a dialog. */
export const BottomBarButton = ({ icon, isCurrent, isOpen, onOpen, children, ...handlers }: BottomBarButtonProps) => (
  <button
    type="button"
    className={styles.entry}
    aria-haspopup="dialog"
    aria-expanded={isOpen}
    data-current={isCurrent}
    onClick={onOpen}
    {...handlers}
  >
    <Icon name={icon} />
    {children}
  </button>
);
