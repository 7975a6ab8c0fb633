import { Link } from 'umi';
import type { UserInfo } from 'contract/session';
import { homePath, isEditorPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useIsEditor } from '@/lib/session/useIsEditor';
import { Logo } from '@/ui/primitives/Logo';
import { Bell } from '../features/notifications/Bell';
import { HeaderSearch } from './HeaderSearch';
import { LocaleMenu, ThemeMenu } from './PreferenceMenus';
import { PrimaryNav } from './PrimaryNav';
import { UserMenu } from './UserMenu';
import styles from './Header.module.css';

interface HeaderProps {
  user: UserInfo | null;
  pathname: string;
}

/** Header of every page. Hidden for editors in the editor of an item, whose bar has a link back; the search keys still work there. */
export function Header({ user, pathname }: HeaderProps) {
  const { t } = useTranslation();
  const isHidden = useIsEditor() && isEditorPath(pathname);
  return (
    <header className={styles.header} hidden={isHidden}>
      <div className={`content ${styles.bar}`}>
        <Link to={homePath} className={styles.brand} aria-label={t('nav.home')}>
          <Logo />
          <span className={styles.name}>{t('product')}</span>
        </Link>
        <PrimaryNav pathname={pathname} />
        <HeaderSearch pathname={pathname} />
        <div className={styles.controls}>
          <span className={styles.preferences}>
            <LocaleMenu />
            <ThemeMenu />
          </span>
          {user && <Bell key={user.id} />}
          {user && <UserMenu user={user} />}
        </div>
      </div>
    </header>
  );
}
