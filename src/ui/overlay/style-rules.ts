const written = new WeakMap<HTMLStyleElement, string>();

/**
 * Writes CSS into a style element rule by rule, because the content security policy forbids inline text there, which injected
 * markup could contain as well. Throws if the element is not in the page.
 */
export function writeRules(style: HTMLStyleElement, css: string): void {
  written.set(style, css);
  const { sheet } = style;
  if (!sheet) throw new Error('a style element gets its rules once it is in the page');
  while (sheet.cssRules.length) sheet.deleteRule(0);
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(css);
  for (const rule of parsed.cssRules) sheet.insertRule(rule.cssText, sheet.cssRules.length);
}

export const hasRules = (style: HTMLStyleElement, css: string): boolean => written.get(style) === css;
