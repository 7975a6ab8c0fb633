/** Patterns by browser. The first match counts, because user agents also contain the names of the browsers that they descend from. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['WeCom', /\bwxwork\//i],
  ['WeChat', /\bMicroMessenger\//],
  ['DingTalk', /\bDingTalk\//i],
  ['Lark', /\b(?:Lark|Feishu)\//i],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:(?:Headless)?Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['HarmonyOS', /\b(?:HarmonyOS|OpenHarmony)\b/],
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * Returns the browser and system of a user agent by their common names; empty if both are unknown. No part of the user agent
 * itself is returned.
 */
export const deviceOf = (userAgent: string | null): string =>
  [BROWSERS, SYSTEMS].flatMap((known) => known.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? []).join(' · ');
