import { LOCALES } from 'contract/core/locale';
import type { UserInfo } from 'contract/session';
import { FAVOURITES_PATH, MANAGE_PATH, SESSIONS_PATH } from '@/lib/paths';
import { THEMES } from '@/lib/browser/theme';
import { useIsEditor } from '@/lib/session/useIsEditor';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { Sheet, SheetAction, SheetLink } from '@/ui/overlay/Sheet';
import { Icon } from '@/ui/primitives/Icon';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import { UserCard } from './UserCard';
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
  const signOut = useSignOut();
  const isEditor = useIsEditor();
  return (
    <Sheet label={t('nav.more')} onClose={onClose}>
      {user && <UserCard user={user} />}
      {sections.map((section) => (
        <SheetLink
          key={section.to}
          to={section.to}
          icon={section.area && <AreaIcon area={section.area} size="small" />}
          current={currentOf(section, pathname)}
          onChoose={onClose}
        >
          {t(`area.${section.name}`)}
        </SheetLink>
      ))}
      <SheetLink to={FAVOURITES_PATH} icon={<Icon name="heart" />} onChoose={onClose}>
        {t('user.favourites')}
      </SheetLink>
      {isEditor && (
        <SheetLink to={MANAGE_PATH} icon={<Icon name="pencil" />} onChoose={onClose}>
          {t('user.studio')}
        </SheetLink>
      )}
      <SheetLink to={SESSIONS_PATH} icon={<Icon name="device" />} onChoose={onClose}>
        {t('user.sessions')}
      </SheetLink>
      <Preferences />
      <SheetAction icon={<Icon name="sign-out" />} busy={signOut.busy} onChoose={signOut.start}>
        {t(signOut.busy ? 'user.signingOut' : 'user.signOut')}
      </SheetAction>
    </Sheet>
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
