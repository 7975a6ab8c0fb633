import { settleTheme, THEME_KEY } from '@/lib/first-paint';
import { asTheme, type Theme } from '@/lib/theme';
import { useStored } from '@/ui/useStored';

export function useThemeChoice(): [Theme, (theme: Theme) => void] {
  const [stored, store] = useStored(THEME_KEY);
  const choose = (theme: Theme) => {
    store(theme);
    settleTheme();
  };
  return [asTheme(stored), choose];
}
