import type { MarkdownIt, Token } from 'markdown-it';

/**
 * Content of attribute braces, such as `.class #anchor`, as static site generators write them. Any other use of braces is
 * ordinary text.
 */
const NAMES = /^(?:[#.][^\s{}]+)(?:\s+[#.][^\s{}]+)*$/;

/** Adds a parser rule that removes attribute braces from the text. An anchor becomes the id of its heading; classes are ignored. */
export function attributeBraces(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'attribute_braces', ({ tokens }) => {
    tokens.forEach((token, index) => {
      const opening = tokens[index - 1];
      if (token.type !== 'inline' || !token.children || !opening) return;
      const anchor = takeBraces(token.children);
      if (anchor && opening.type === 'heading_open') opening.attrSet('id', anchor);
    });
  });
}

/**
 * Removes attribute braces after links and pictures and at the ends of lines. Returns the last anchor named at the end of a line,
 * if any.
 */
function takeBraces(children: Token[]): string | undefined {
  let anchor: string | undefined;
  children.forEach((child, index) => {
    if (child.type !== 'text') return;
    if (followsLinkOrPicture(children, index)) child.content = withoutBracesAtStart(child.content);
    if (!endsLine(children, index) || !child.content.endsWith('}')) return;
    const start = child.content.lastIndexOf('{');
    const names = child.content.slice(start + 1, -1);
    if (start < 0 || !NAMES.test(names)) return;
    child.content = child.content.slice(0, start).trimEnd();
    anchor =
      names
        .split(/\s+/)
        .findLast((name) => name.startsWith('#'))
        ?.slice(1) ?? anchor;
  });
  return anchor;
}

const followsLinkOrPicture = (children: Token[], index: number): boolean =>
  ['link_close', 'image'].includes(children[index - 1]?.type ?? '');

const endsLine = (children: Token[], index: number): boolean =>
  ['softbreak', 'hardbreak', undefined].includes(children[index + 1]?.type);

function withoutBracesAtStart(text: string): string {
  const end = text.indexOf('}');
  return text.startsWith('{') && NAMES.test(text.slice(1, end)) ? text.slice(end + 1) : text;
}
