const written = new WeakMap<HTMLStyleElement, string>();

/**
 * Writes CSS into a style element rule by rule, because the content security policy forbids inline text there, which injected
 * markup could contain as well. Rules that the browser does not know are left out. Throws if the element is not in the page.
 */
export function writeRules(style: HTMLStyleElement, css: string): void {
  written.set(style, css);
  const { sheet } = style;
  if (!sheet) throw new Error('a style element gets its rules once it is in the page');
  while (sheet.cssRules.length) sheet.deleteRule(0);
  const parsed = new CSSStyleSheet();
  for (const rule of rulesOf(css)) {
    parsed.replaceSync(rule);
    if (parsed.cssRules.length) sheet.insertRule(rule, sheet.cssRules.length);
  }
}

export const hasRules = (style: HTMLStyleElement, css: string): boolean => written.get(style) === css;

/**
 * Returns the outermost rules of CSS as they are written. The text that a browser returns for a rule lacks a shorthand with
 * variables, such as `border`, of which one side is set again.
 */
export function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let start = 0;
  let depth = 0;
  // Quoted texts may contain braces.
  for (const { 0: found, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g)) {
    if (found === '{') depth += 1;
    if (found !== '}' || (depth -= 1) > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}
