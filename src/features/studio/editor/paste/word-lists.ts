import { styleOf } from './inline-styles';

const LIST_STYLE = /mso-list:\s*l(\d+)\s+level(\d+)/i;
const NUMBER = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i;

/** Turns the paragraphs that Word writes for list items into lists. */
export function listsOfWord(body: HTMLElement): void {
  const paragraphs = [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')].filter((element) =>
    LIST_STYLE.test(styleOf(element)),
  );
  /** Open lists from the outermost to the innermost. */
  let open: HTMLElement[] = [];
  for (const paragraph of paragraphs) {
    const level = Number(LIST_STYLE.exec(styleOf(paragraph))?.[2] ?? 1);
    const tag = NUMBER.test(takeMarker(paragraph)) ? 'ol' : 'ul';
    open = open[0] && paragraph.previousElementSibling === open[0] ? open.slice(0, level) : [];
    if (open.length === level && open[level - 1]?.localName !== tag && level === 1) open = [];
    while (open.length < level) open.push(newList(open.at(-1), tag, paragraph));
    const item = body.ownerDocument.createElement('li');
    const content = body.ownerDocument.createElement('p');
    content.append(...paragraph.childNodes);
    item.append(content);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** Adds a list to the last item of the outer one, or in place of the paragraph. */
function newList(outer: HTMLElement | undefined, tag: string, paragraph: Element): HTMLElement {
  const list = paragraph.ownerDocument.createElement(tag);
  const lastItem = outer?.lastElementChild;
  if (lastItem) lastItem.append(list);
  else if (outer) {
    const item = paragraph.ownerDocument.createElement('li');
    item.append(list);
    outer.append(item);
  } else paragraph.before(list);
  return list;
}

/** Removes the bullet or number that Word writes as text, and returns it. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*Ignore/i.test(styleOf(span)));
  const text = marker?.textContent ?? '';
  marker?.remove();
  return text;
}
