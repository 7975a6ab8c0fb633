import { LOCALES } from 'contract/core/locale';
import { THEMES, type Theme } from '@/lib/browser/theme';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon, type IconName } from '@/ui/primitives/Icon';
import { Menu, MenuChoice } from '@/ui/overlay/Menu';
import { useLocaleChoice } from './useLocaleChoice';
import { useThemeChoice } from './useThemeChoice';

export function LocaleMenu() {
  const { t } = useTranslation();
  const [locale, choose] = useLocaleChoice();
  return (
    <Menu label={t('locale.label')} button={<Icon name="globe" />}>
      {(close) =>
        LOCALES.map((entry) => (
          <MenuChoice
            key={entry}
            lang={entry}
            checked={entry === locale}
            onChoose={() => {
              choose(entry);
              close();
            }}
          >
            {t(`locale.${entry}`)}
          </MenuChoice>
        ))
      }
    </Menu>
  );
}

const THEME_ICONS: Record<Theme, IconName> = { light: 'sun', dark: 'moon', system: 'device' };

export function ThemeMenu() {
  const { t } = useTranslation();
  const [theme, choose] = useThemeChoice();
  return (
    <Menu label={t('theme.label')} button={<Icon name={THEME_ICONS[theme]} />}>
      {(close) =>
        THEMES.map((entry) => (
          <MenuChoice
            key={entry}
            checked={entry === theme}
            onChoose={() => {
              choose(entry);
              close();
            }}
          >
            <Icon name={THEME_ICONS[entry]} />
            {t(`theme.${entry}`)}
          </MenuChoice>
        ))
      }
    </Menu>
  );
}
