/** Languages of the interface and of content, as BCP 47 tags; the first is the default. */
export const LOCALES = ['en-US', 'zh-CN'] as const;
export type Locale = (typeof LOCALES)[number];

/** Returns the supported language that best matches an `Accept-Language` value or a single tag; the default if none matches. */
export function matchLocale(accepted: string | undefined): Locale {
  const wanted = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((p) => p.trim().startsWith('q='));
      return { tag: tag.toLowerCase(), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ tag, quality }) => tag && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const language = tag.split('-')[0];
    const found = LOCALES.find((locale) => locale.toLowerCase().startsWith(`${language}-`));
    if (found) return found;
  }
  return LOCALES[0];
}

/** Name of the cookie with the language chosen in this browser. */
export const LOCALE_COOKIE = 'locale';

/** Returns the language chosen in this browser, else that of the person's account, else the best match for the browser's languages. */
export function preferredLocale(cookie: (name: string) => string | undefined, accepted: string | undefined): Locale {
  const account = /"locale":"([^"]+)"/.exec(cookie('userInfo') ?? '')?.[1];
  return matchLocale([cookie(LOCALE_COOKIE), account, accepted].filter(Boolean).join(','));
}
