import { safeAddress } from '../engine/safe-address';
import { renameStyles, styleOf } from './inline-styles';
import { alignTable } from './paste-tables';
import { listsOfWord } from './word-lists';

const REMOVED =
  'script, style, meta, link, title, head, iframe, object, embed, form, input, button, select, textarea, svg, math, template, noscript, video, audio, canvas, xml, o\\:p, colgroup';

/**
 * Returns the HTML of the clipboard with only what the editor has nodes for: structure of Word, Excel, Google Docs and web pages
 * without their styles, no script, no address that a link may not have, and pictures from https only.
 */
export function cleanPastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(renameStyles(fragmentOf(html)), 'text/html');
  const { body } = page;
  if (body.querySelector('[data-pm-slice]')) return body.innerHTML;
  for (const element of body.querySelectorAll(REMOVED)) element.remove();
  removeComments(page);
  listsOfWord(body);
  for (const element of [...body.querySelectorAll('*')]) cleanElement(element);
  for (const lineBreak of body.querySelectorAll('br')) if (standsBetweenBlocks(lineBreak)) lineBreak.remove();
  for (const table of body.querySelectorAll('table')) alignTable(table);
  return body.innerHTML;
}

/** Returns what stands between the marks of a clipboard fragment, together with the table that it is a part of. */
function fragmentOf(html: string): string {
  const withoutConditions = html.replace(/<!--\[if [^]*?<!\[endif\]-->/gi, '').replace(/<!\[(?:if|endif)[^>]*>/gi, '');
  const [, fragment] = /<!--\s*StartFragment\s*-->([^]*?)<!--\s*EndFragment\s*-->/i.exec(withoutConditions) ?? [];
  return fragment === undefined || /^\s*<(?:caption|col|colgroup|tbody|td|tfoot|th|thead|tr)\b/i.test(fragment)
    ? withoutConditions
    : fragment;
}

function removeComments(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  for (const comment of comments) comment.remove();
}

function cleanElement(element: Element): void {
  const style = styleOf(element);
  switch (element.tagName) {
    case 'A':
      cleanLink(element);
      break;
    case 'IMG':
      cleanPicture(element);
      break;
    case 'B':
    case 'STRONG':
    case 'I':
    case 'EM':
      if (/(?:^|;)\s*font-(?:weight|style):\s*normal/i.test(style)) element.replaceWith(...element.childNodes);
      else keepAttributes(element, []);
      break;
    case 'SPAN':
    case 'FONT':
      replaceSpan(element, style);
      break;
    case 'TD':
    case 'TH':
      keepAttributes(element, ['align', 'colspan', 'rowspan']);
      break;
    case 'OL':
      keepAttributes(element, ['start']);
      break;
    default:
      if (/display:\s*none|mso-hide:\s*all/i.test(style)) element.remove();
      else keepAttributes(element, []);
  }
}

const BLOCK = /^(?:P|H[1-6]|UL|OL|TABLE|BLOCKQUOTE|PRE|DIV|HR|SECTION|ARTICLE)$/;

/** Returns whether a line break only keeps blocks apart, as Google Docs writes it for an empty paragraph. */
function standsBetweenBlocks(lineBreak: Element): boolean {
  const isBlockOrNone = (node: Node | null): boolean =>
    node === null ||
    (node instanceof Element && (BLOCK.test(node.tagName) || node.tagName === 'BR')) ||
    (node.nodeType === Node.TEXT_NODE && node.textContent?.trim() === '');
  return (
    lineBreak.parentElement === lineBreak.ownerDocument.body &&
    isBlockOrNone(lineBreak.previousSibling) &&
    isBlockOrNone(lineBreak.nextSibling)
  );
}

function keepAttributes(element: Element, names: readonly string[]): void {
  for (const { name } of [...element.attributes]) if (!names.includes(name)) element.removeAttribute(name);
}

function cleanLink(link: Element): void {
  const href = safeAddress(link.getAttribute('href') ?? '');
  if (href === null || href.startsWith('#')) {
    link.replaceWith(...link.childNodes);
    return;
  }
  keepAttributes(link, []);
  link.setAttribute('href', href);
}

/** Keeps a picture that readers' browsers could load; one of the clipboard's own files is not there for anybody else. */
function cleanPicture(picture: Element): void {
  const source = picture.getAttribute('src') ?? '';
  if (/^https:\/\//i.test(source)) keepAttributes(picture, ['src', 'alt']);
  else picture.remove();
}

const SPAN_STYLES: [style: RegExp, tag: string][] = [
  [/-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration(?:-line)?:[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub/i, 'sub'],
];

/** Replaces a span by the formatting that its style stands for. */
function replaceSpan(span: Element, style: string): void {
  if (/mso-hide:\s*all|display:\s*none/i.test(style)) {
    span.remove();
    return;
  }
  // A heading is bold by itself.
  const tags = SPAN_STYLES.filter(
    ([pattern, tag]) => pattern.test(style) && !(tag === 'strong' && span.closest('h1, h2, h3, h4, h5, h6, th, strong, b')),
  );
  let content: Node[] = [...span.childNodes];
  for (const [, tag] of tags) {
    const element = span.ownerDocument.createElement(tag);
    element.append(...content);
    content = [element];
  }
  span.replaceWith(...content);
}
