/** Languages of the interface and of content, as BCP 47 tags; the first is the default. */
export const LOCALES = ['en-US', 'zh-CN'] as const;
export type Locale = (typeof LOCALES)[number];

/** The best of our languages for an `Accept-Language` value (or one tag); the default when none fits. */
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

/** Holds the language that was chosen in this browser. */
export const LOCALE_COOKIE = 'locale';

/** The language chosen in this browser, otherwise the one of the person's account, otherwise the best that the browser asks for. */
export function preferredLocale(cookie: (name: string) => string | undefined, accepted: string | undefined): Locale {
  const account = /"locale":"([^"]+)"/.exec(cookie('userInfo') ?? '')?.[1];
  return matchLocale([cookie(LOCALE_COOKIE), account, accepted].filter(Boolean).join(','));
}
