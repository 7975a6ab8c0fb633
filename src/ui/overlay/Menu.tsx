import type { ReactNode, Ref } from 'react';
import { Link } from 'umi';
import { Icon } from '../primitives/Icon';
import { useMenu } from './useMenu';
import styles from './Menu.module.css';

interface MenuProps {
  /** Accessible name and tooltip of the button. */
  label: string;
  button: ReactNode;
  /** Content above the entries, such as the owner of the account. */
  head?: ReactNode;
  /** True for entries of several words; the menu is then as wide as the screen on phones. */
  wide?: boolean;
  children: (close: () => void) => ReactNode;
}

/** Button that opens a small menu. Uses no library, so it works from the first paint. */
export function Menu({ label, button, head, wide = false, children }: MenuProps) {
  const { open, id, rootRef, buttonRef, toggle, close, onKeyDown, onBlur } = useMenu();
  return (
    <div ref={rootRef} className={styles.root} onBlur={onBlur} onKeyDown={onKeyDown} role="presentation">
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        title={label}
        onClick={toggle}
      >
        {button}
      </button>
      {open && (
        <div className={styles.popup} data-wide={wide}>
          {head}
          <div role="menu" id={id} aria-label={label}>
            {children(close)}
          </div>
        </div>
      )}
    </div>
  );
}

interface MenuChoiceProps {
  checked: boolean;
  lang?: string;
  onChoose: () => void;
  children: ReactNode;
}

/** Menu entry for one of several exclusive options. */
export const MenuChoice = ({ checked, lang, onChoose, children }: MenuChoiceProps) => (
  <button
    type="button"
    role="menuitemradio"
    aria-checked={checked}
    tabIndex={-1}
    lang={lang}
    className={styles.item}
    onClick={onChoose}
  >
    {children}
    <span className={styles.check}>{checked && <Icon name="check" size={16} />}</span>
  </button>
);

interface MenuLinkProps {
  to: string;
  onChoose: () => void;
  children: ReactNode;
}

export const MenuLink = ({ to, onChoose, children }: MenuLinkProps) => (
  <Link to={to} role="menuitem" tabIndex={-1} className={styles.item} onClick={onChoose}>
    {children}
  </Link>
);

interface MenuDownloadProps {
  href: string;
  onChoose: () => void;
  children: ReactNode;
}

/** Menu entry that downloads a file. */
export const MenuDownload = ({ href, onChoose, children }: MenuDownloadProps) => (
  <a href={href} download role="menuitem" tabIndex={-1} className={styles.item} onClick={onChoose}>
    {children}
  </a>
);

interface MenuActionProps {
  ref?: Ref<HTMLButtonElement>;
  /** True while the chosen action is running, or cannot be run; the entry keeps the focus. */
  isDisabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export const MenuAction = ({ ref, isDisabled = false, onChoose, children }: MenuActionProps) => (
  <button
    ref={ref}
    type="button"
    role="menuitem"
    tabIndex={-1}
    className={styles.item}
    aria-disabled={isDisabled}
    onClick={onChoose}
  >
    {children}
  </button>
);
