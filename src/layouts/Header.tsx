import { Link } from 'umi';
import type { UserInfo } from 'contract/session';
import { homePath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Logo } from '@/ui/primitives/Logo';
import { Bell } from '../features/notifications/Bell';
import { HeaderSearch } from './HeaderSearch';
import { LocaleMenu, ThemeMenu } from './PreferenceMenus';
import { PrimaryNav } from './PrimaryNav';
import { UserMenu } from './UserMenu';
import styles from './Header.module.css';

export function Header({ user, pathname }: { user: UserInfo | null; pathname: string }) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
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
          {user && <Bell />}
          {user && <UserMenu user={user} />}
        </div>
      </div>
    </header>
  );
}
