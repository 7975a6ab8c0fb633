import { isWriting } from '@/lib/browser/is-writing';

afterEach(() => {
  document.body.replaceChildren();
});

/** Returns whether a key pressed in this element is text. */
function isTextIn(element: Element): boolean {
  const results: boolean[] = [];
  const listen = (event: Event) => {
    results.push(isWriting(event));
  };
  document.addEventListener('keydown', listen);
  element.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true }));
  document.removeEventListener('keydown', listen);
  const [result] = results;
  if (result === undefined) throw new Error('the key did not reach the document');
  return result;
}

function elementFrom(html: string): Element {
  document.body.innerHTML = html;
  const [element] = document.body.getElementsByClassName('focused');
  if (!element) throw new Error('no element with the focus');
  return element;
}

test('keys in fields and editable text are text, others are not', () => {
  expect(isTextIn(elementFrom('<input class="focused">'))).toBe(true);
  expect(isTextIn(elementFrom('<div contenteditable="true"><p class="focused">Text</p></div>'))).toBe(true);
  expect(isTextIn(elementFrom('<button class="focused">Share</button>'))).toBe(false);
});

test('keys in a shadow tree, such as that of the source editor, are text', () => {
  const host = elementFrom('<div class="focused"></div>');
  const field = document.createElement('div');
  field.setAttribute('contenteditable', 'true');
  host.attachShadow({ mode: 'open' }).append(field);
  expect(isTextIn(field)).toBe(true);
});
