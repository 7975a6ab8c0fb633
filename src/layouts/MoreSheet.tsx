import { Link } from 'umi';
import { LOCALES } from 'contract/core/locale';
import type { UserInfo } from 'contract/session';
import { FAVOURITES_PATH, MANAGE_PATH, SESSIONS_PATH } from '@/lib/paths';
import { THEMES } from '@/lib/browser/theme';
import { useIsEditor } from '@/lib/session/useIsEditor';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { Icon } from '@/ui/primitives/Icon';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import { UserCard } from './UserCard';
import { useModalDialog } from '@/ui/overlay/useModalDialog';
import { currentOf, type Section } from './sections';
import { useLocaleChoice } from './useLocaleChoice';
import { useSignOut } from '../features/session/useSignOut';
import { useThemeChoice } from './useThemeChoice';
import styles from './MoreSheet.module.css';

interface MoreSheetProps {
  sections: readonly Section[];
  user: UserInfo | null;
  pathname: string;
  onClose: () => void;
}

/** Sheet for phones with the areas and settings that do not fit in the bottom navigation. */
export function MoreSheet({ sections, user, pathname, onClose }: MoreSheetProps) {
  const { t } = useTranslation();
  const ref = useModalDialog(onClose);
  const signOut = useSignOut();
  const isEditor = useIsEditor();
  return (
    <dialog ref={ref} className={styles.sheet} aria-label={t('nav.more')}>
      <div className={styles.inner}>
        {user && <UserCard user={user} />}
        {sections.map((section) => (
          <Link
            key={section.to}
            to={section.to}
            className={styles.row}
            aria-current={currentOf(section, pathname)}
            onClick={onClose}
          >
            {section.area && <AreaIcon area={section.area} size="small" />}
            {t(`area.${section.name}`)}
          </Link>
        ))}
        <Link to={FAVOURITES_PATH} className={styles.row} onClick={onClose}>
          <span className={styles.icon}>
            <Icon name="heart" />
          </span>
          {t('user.favourites')}
        </Link>
        {isEditor && (
          <Link to={MANAGE_PATH} className={styles.row} onClick={onClose}>
            <span className={styles.icon}>
              <Icon name="pencil" />
            </span>
            {t('user.studio')}
          </Link>
        )}
        <Link to={SESSIONS_PATH} className={styles.row} onClick={onClose}>
          <span className={styles.icon}>
            <Icon name="device" />
          </span>
          {t('user.sessions')}
        </Link>
        <Preferences />
        <button type="button" className={styles.row} aria-disabled={signOut.busy} onClick={signOut.start}>
          <span className={styles.icon}>
            <Icon name="sign-out" />
          </span>
          {t(signOut.busy ? 'user.signingOut' : 'user.signOut')}
        </button>
        <button type="button" className={`button ${styles.close}`} onClick={onClose}>
          {t('nav.close')}
        </button>
      </div>
    </dialog>
  );
}

function Preferences() {
  const { t } = useTranslation();
  const [locale, chooseLocale] = useLocaleChoice();
  const [theme, chooseTheme] = useThemeChoice();
  return (
    <div className={styles.preferences}>
      <SegmentedChoice
        label={t('locale.label')}
        options={LOCALES.map((value) => ({ value, text: t(`locale.${value}`), lang: value }))}
        value={locale}
        onChoose={chooseLocale}
      />
      <SegmentedChoice
        label={t('theme.label')}
        options={THEMES.map((value) => ({ value, text: t(`theme.${value}`) }))}
        value={theme}
        onChoose={chooseTheme}
      />
    </div>
  );
}
