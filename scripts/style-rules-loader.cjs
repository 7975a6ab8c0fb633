/**
 * webpack loader for the two files by which antd adds styles to the page. It makes them insert rules instead of text
 * (src/ui/overlay/style-rules.ts), so that the Content-Security-Policy need not allow inline styles. The build fails if a new
 * version of these files has different code.
 */
module.exports = function styleRulesLoader(source) {
  const swapped = (text, from, to) => {
    if (!text.includes(from)) throw new Error(`${this.resourcePath} no longer says "${from}"`);
    return text.replace(from, to);
  };
  const changes = [
    ['  styleNode.innerHTML = css;\n', ''],
    ['existNode.innerHTML !== css', '!hasRules(existNode, css)'],
    ['existNode.innerHTML = css', 'writeRules(existNode, css)'],
    ['function injectCSS(', 'function placeStyle('],
  ];
  const code = changes
    .reduce((text, [from, to]) => swapped(text, from, to), source)
    .replace('export function placeStyle', 'function placeStyle');
  return `import { hasRules, writeRules } from '@/ui/overlay/style-rules';
${code}
export function injectCSS(css, option) {
  const style = placeStyle(css, option);
  if (style) writeRules(style, css);
  return style;
}
`;
};
