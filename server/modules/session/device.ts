/** The first that matches counts: browsers name the ones that they descend from too. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['WeCom', /\bwxwork\//i],
  ['WeChat', /\bMicroMessenger\//],
  ['DingTalk', /\bDingTalk\//i],
  ['Lark', /\b(?:Lark|Feishu)\//i],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS)\//],
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

/** Browser and system of a user agent, as a person calls them; empty for what is neither. Nothing of the text itself is repeated. */
export const deviceOf = (userAgent: string | null): string =>
  [BROWSERS, SYSTEMS].flatMap((known) => known.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? []).join(' · ');
