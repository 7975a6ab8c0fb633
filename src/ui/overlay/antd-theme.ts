import type { ThemeConfig } from 'antd/es/config-provider/context';
import theme from 'antd/es/theme';

/** Returns antd's theme, built from the current values of the variables in tokens.css. `dark` says which theme they belong to. */
export function antdTheme(dark: boolean): ThemeConfig {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const pixels = (name: string) => Number.parseInt(token(name), 10);
  return {
    cssVar: { key: 'portico' },
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: token('--primary'),
      colorInfo: token('--primary'),
      colorSuccess: token('--success'),
      colorWarning: token('--accent'),
      colorError: token('--danger'),
      colorLink: token('--primary'),
      colorLinkHover: token('--primary-hover'),
      colorTextBase: token('--ink'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-2'),
      colorTextDescription: token('--ink-2'),
      colorTextPlaceholder: token('--ink-2'),
      colorTextLightSolid: token('--on-primary'),
      colorBgBase: token('--surface'),
      colorBgContainer: token('--surface'),
      colorBgElevated: token('--surface'),
      colorBgLayout: token('--paper'),
      colorBgMask: token('--scrim'),
      // The colors that antd derives from a dark primary color are too dark below text.
      controlItemBgActive: token('--primary-tint'),
      controlItemBgActiveHover: token('--primary-tint'),
      colorBorder: token('--control-border'),
      colorBorderSecondary: token('--hairline'),
      colorSplit: token('--hairline'),
      boxShadow: token('--shadow-float'),
      boxShadowSecondary: token('--shadow-float'),
      borderRadius: pixels('--radius-control'),
      borderRadiusLG: pixels('--radius-surface'),
      controlHeight: pixels('--height-control'),
      fontFamily: token('--font-sans'),
      fontSize: 14,
      lineWidthFocus: 2,
      motionDurationMid: token('--duration'),
    },
    components: {
      Table: {
        headerBg: token('--surface'),
        headerColor: token('--ink-2'),
        headerSplitColor: 'transparent',
        rowHoverBg: token('--hover'),
        cellPaddingBlock: 8,
        cellPaddingInline: 12,
      },
    },
  };
}
