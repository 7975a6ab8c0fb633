import { settleTheme } from './first-paint';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const asTheme = (stored: string | null): Theme => THEMES.find((theme) => theme === stored) ?? 'system';

/** Applies the chosen theme, and reapplies it whenever the device's own theme changes. Returns an unsubscribe function. */
export function followTheme(): () => void {
  const settle = () => {
    settleTheme();
  };
  settle();
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', settle);
  return () => {
    device.removeEventListener('change', settle);
  };
}
