import { settleTheme, THEME_KEY } from './first-paint';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const asTheme = (stored: string | null): Theme => THEMES.find((theme) => theme === stored) ?? 'system';

/** Applies the chosen theme, also when it is chosen in another tab or the device's own theme changes. Returns an unsubscribe function. */
export function followTheme(): () => void {
  const settle = () => {
    settleTheme();
  };
  settle();
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', settle);
  // The key is null if all stored values were removed.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === THEME_KEY) settle();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    device.removeEventListener('change', settle);
    window.removeEventListener('storage', onStorage);
  };
}
