import type { ReactNode } from 'react';
import { Link } from 'umi';
import { Icon } from '../primitives/Icon';
import { useMenu } from './useMenu';
import styles from './Menu.module.css';

interface MenuProps {
  /** Names the button for who cannot see it. */
  label: string;
  button: ReactNode;
  /** Above the entries, such as whom the account belongs to. */
  head?: ReactNode;
  /** Room for entries of several words; on phones as wide as the screen. */
  wide?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small menu; nothing of a library, so it works with the first paint. */
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

/** One of several, of which one holds. */
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

interface MenuActionProps {
  /** It has been chosen and takes its time; the focus stays on it. */
  busy?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export const MenuAction = ({ busy = false, onChoose, children }: MenuActionProps) => (
  <button type="button" role="menuitem" tabIndex={-1} className={styles.item} aria-disabled={busy} onClick={onChoose}>
    {children}
  </button>
);
