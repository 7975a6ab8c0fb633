import { pairParts, type Comparable, type Pairing } from './diff-blocks';
import { changedPassages, wordsOf } from './diff-text';

/** Block of a page as HTML: as it was, new, gone, at another place than before, or with its changes marked. */
export interface PageBlock {
  kind: 'same' | 'added' | 'removed' | 'moved' | 'changed';
  html: string;
}

type Mark = 'ins' | 'del';
type Part = Comparable & { element: Element };

const BLOCKS = new Set(
  (
    'p div section blockquote pre hr details summary figure figcaption aside header h1 h2 h3 h4 h5 h6 ' +
    'ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td'
  ).split(' '),
);
/** Elements whose parent allows no mark around them, so that marks are around their content. */
const MARKED_INSIDE = new Set('li dt dd th td caption summary figcaption'.split(' '));
const HOLDS_ROWS = new Set('thead tbody tfoot tr'.split(' '));
const UNMARKED = new Set('colgroup col'.split(' '));
/** Attributes by which two elements differ for readers. The server derives others, such as the classes of cells, from the whole table. */
const COMPARED_ATTRIBUTES = ['href', 'src', 'alt', 'data-callout', 'data-steps'];

/** Returns the blocks of both versions of a page (sanitized HTML) in their order, with changed words in `ins` and `del`. */
export function diffPages(before: string, after: string): PageBlock[] {
  return pairParts(partsOf(parsed(before)), partsOf(parsed(after))).map((change) => ({
    kind: change.kind,
    html: shown(change).outerHTML,
  }));
}

/** Returns the content without ids, because a page may show both versions and other languages. */
function parsed(html: string): Element {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('[id]')) element.removeAttribute('id');
  return body;
}

function shown(change: Pairing<Part>): Element {
  if (change.kind === 'added') return marked(change.part.element, 'ins');
  if (change.kind === 'removed') return marked(change.part.element, 'del');
  return change.kind === 'changed' ? withChanges(change.before.element, change.part.element) : change.part.element;
}

/** Returns an element with the changes of its content since an earlier version of it. */
function withChanges(before: Element, after: Element): Element {
  const result = shallow(after);
  if (isText(before) && isText(after)) appendWords(result, tokensIn(before), tokensIn(after));
  else if (after.localName === 'tr')
    result.append(...Array.from(after.children, (cell, at) => withChanges(before.children[at] ?? shallow(cell), cell)));
  else result.append(...pairParts(partsOf(before), partsOf(after), false).map(shown));
  return result;
}

function marked(element: Element, mark: Mark): Element {
  const { localName, ownerDocument } = element;
  if (UNMARKED.has(localName)) return element;
  if (HOLDS_ROWS.has(localName)) {
    element.replaceChildren(...Array.from(element.children, (child) => marked(child, mark)));
    return element;
  }
  const around = ownerDocument.createElement(mark);
  if (!isText(element) || (isBlock(element) && !MARKED_INSIDE.has(localName))) around.setAttribute('data-block', '');
  if (MARKED_INSIDE.has(localName)) {
    around.append(...element.childNodes);
    element.append(around);
    return element;
  }
  around.append(element);
  return around;
}

const isBlock = (node: Node): boolean => node instanceof Element && BLOCKS.has(node.localName);
const isText = (element: Element): boolean => !Array.from(element.children).some(isBlock);
const shallow = (element: Element): Element => element.cloneNode(false) as Element;

/** Returns the blocks of an element. Text between them becomes a block of its own. */
function partsOf(parent: Element): Part[] {
  const blocks: Element[] = [];
  let text: Element | null = null;
  for (const node of Array.from(parent.childNodes)) {
    if (node instanceof Element && isBlock(node)) {
      blocks.push(node);
      text = null;
    } else if (text) text.append(node);
    else if (node instanceof Element || node.textContent?.trim()) {
      text = parent.ownerDocument.createElement('span');
      text.append(node);
      blocks.push(text);
    }
  }
  return blocks.map((element) => ({
    element,
    key: keyOf(element),
    words: tokensIn(element)
      .map(({ content }) => (typeof content === 'string' ? content : content.getAttribute('alt')))
      .join(' '),
    shape: element.localName === 'tr' ? `tr ${element.children.length}` : element.localName,
  }));
}

function keyOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent?.replace(/\s+/g, ' ') ?? '';
  // Blanks between blocks, such as the rows of a table, are not shown.
  const children = Array.from(node.childNodes).filter(
    (child) => isText(node) || child instanceof Element || child.textContent?.trim(),
  );
  return `${tagOf(node)}${children.map(keyOf).join('')}</>`;
}

const tagOf = (element: Element): string =>
  `<${[element.localName, ...COMPARED_ATTRIBUTES.map((name) => element.getAttribute(name) ?? '')].join('|')}>`;

/** Word, or element without text such as a picture, with the elements around it: links, bold and the like. */
interface Token {
  content: string | Element;
  around: readonly Element[];
}

const tokensIn = (element: Element, around: readonly Element[] = []): Token[] =>
  Array.from(element.childNodes).flatMap((node): Token[] => {
    if (!(node instanceof Element)) return wordsOf(node.textContent ?? '').map((content) => ({ content, around }));
    return node.childNodes.length ? tokensIn(node, [...around, node]) : [{ content: node, around }];
  });

const tokenKey = ({ content, around }: Token): string =>
  (typeof content === 'string' ? content : tagOf(content)) + around.map(tagOf).join('');

function appendWords(parent: Element, before: readonly Token[], after: readonly Token[]): void {
  let done = 0;
  for (const { start, end, newStart, newEnd } of changedPassages(before.map(tokenKey), after.map(tokenKey))) {
    for (const token of after.slice(done, newStart)) appendToken(parent, token);
    for (const token of before.slice(start, end)) appendToken(parent, token, 'del');
    for (const token of after.slice(newStart, newEnd)) appendToken(parent, token, 'ins');
    done = newEnd;
  }
  for (const token of after.slice(done)) appendToken(parent, token);
}

/** Appends a token within the elements around it, which it shares with the token before. */
function appendToken(parent: Element, { content, around }: Token, mark?: Mark): void {
  const path = mark ? [...around, parent.ownerDocument.createElement(mark)] : around;
  let place = parent;
  for (const element of path) {
    const last = place.lastChild;
    const next = last instanceof Element && tagOf(last) === tagOf(element) ? last : shallow(element);
    place.append(next);
    place = next;
  }
  place.append(content);
}
