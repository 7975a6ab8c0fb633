import { settleTheme, THEME_KEY } from '@/lib/browser/first-paint';
import { asTheme, type Theme } from '@/lib/browser/theme';
import { useStored } from '@/ui/primitives/useStored';

export function useThemeChoice(): [Theme, (theme: Theme) => void] {
  const [stored, store] = useStored(THEME_KEY);
  const choose = (theme: Theme) => {
    store(theme);
    settleTheme();
  };
  return [asTheme(stored), choose];
}
