import { carryEarlyInput } from '@/lib/browser/early-input';

let root: HTMLElement;
const BAR = '<a href="/">Portico</a><input type="search" aria-label="Search"><button>Search</button>';
const LIST = '<main><a href="/service/a">A</a><input type="search" aria-label="Search"><a href="/service/a">A</a></main>';

const at = (selector: string, index = 0): HTMLElement => {
  const found = root.querySelectorAll<HTMLElement>(selector)[index];
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
};
const type = (text: string, index = 0) => {
  const field = at('input', index);
  field.focus();
  if (field instanceof HTMLInputElement) field.value = text;
};
/** Replaces the page as the program does, and lets the observer run. */
const replaceBy = async (html: string) => {
  root.innerHTML = html;
  await Promise.resolve();
};
/** Lets the task end in which the focus has changed. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = BAR + LIST;
  document.body.append(root);
});
afterEach(() => {
  root.remove();
});

test('the typed text and the focus pass to the field that replaces it, of several like it to the one at the same place', async () => {
  type('badge', 1);
  carryEarlyInput(root);
  const heard = jest.fn();
  root.addEventListener('input', heard);
  await replaceBy(BAR + LIST);
  expect(at('input', 1)).toHaveFocus();
  expect(at('input', 1)).toHaveValue('badge');
  expect(at('input', 0)).toHaveValue('');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('text typed after the program has begun is carried as well', async () => {
  carryEarlyInput(root);
  type('holiday');
  await replaceBy(BAR + LIST);
  expect(at('input')).toHaveFocus();
  expect(at('input')).toHaveValue('holiday');
});

test('text typed into a field that no longer has the focus is carried, and the focus passes to the other element', async () => {
  carryEarlyInput(root);
  type('badge', 1);
  at('button').focus();
  await replaceBy(BAR + LIST);
  expect(at('input', 1)).toHaveValue('badge');
  expect(at('input', 0)).toHaveValue('');
  expect(at('button')).toHaveFocus();
});

test('text typed into several fields is carried if none of them has the focus', async () => {
  carryEarlyInput(root);
  type('badge', 0);
  type('holiday', 1);
  at('input', 1).blur();
  await nextTask();
  await replaceBy(BAR + LIST);
  expect(at('input', 0)).toHaveValue('badge');
  expect(at('input', 1)).toHaveValue('holiday');
  expect(document.body).toHaveFocus();
});

test.each([
  ['ticked', '<input type="checkbox" value="open" aria-label="Open">', true],
  ['unticked', '<input type="checkbox" value="open" aria-label="Open" checked>', false],
  ['ticked without a value', '<input type="checkbox" aria-label="Open">', true],
])('a checkbox that was %s is carried by a click on the one that replaces it', async (_, box, isChecked) => {
  const html = `${box}<input type="checkbox" aria-label="Online">`;
  root.innerHTML = html;
  carryEarlyInput(root);
  at('input').click();
  const clicked = jest.fn();
  root.addEventListener('click', ({ target }) => {
    clicked(target);
  });
  await replaceBy(html);
  expect(at('input', 0)).toHaveProperty('checked', isChecked);
  expect(at('input', 1)).not.toBeChecked();
  expect(clicked.mock.calls).toEqual([[at('input', 0)]]);
});

test('a checkbox that the program already shows as ticked is not clicked', async () => {
  root.innerHTML = '<input type="checkbox" aria-label="Open">';
  carryEarlyInput(root);
  at('input').click();
  const clicked = jest.fn();
  root.addEventListener('click', clicked);
  await replaceBy('<input type="checkbox" aria-label="Open" checked>');
  expect(at('input')).toBeChecked();
  expect(clicked).not.toHaveBeenCalled();
});

test('a box that the program ticks is not clicked because the person left it alone', async () => {
  root.innerHTML = '<input type="checkbox">';
  carryEarlyInput(root);
  await replaceBy('<input type="checkbox" checked>');
  expect(at('input')).toBeChecked();
});

test('of boxes with labels, the one with the same label is ticked', async () => {
  const box = (label: string) => `<label><input type="checkbox">${label}</label>`;
  root.innerHTML = box('Mine') + box('Unread');
  carryEarlyInput(root);
  at('input', 1).click();
  await replaceBy(box('Unread') + box('Required'));
  expect(at('input', 0)).toBeChecked();
  expect(at('input', 1)).not.toBeChecked();
});

test('the focus passes on if the person has only gone to another window', async () => {
  carryEarlyInput(root);
  at('button').focus();
  at('button').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await nextTask();
  await replaceBy(BAR + LIST);
  expect(at('button')).toHaveFocus();
});

test('a focused field without new text gets the focus only', async () => {
  at('input').focus();
  carryEarlyInput(root);
  const heard = jest.fn();
  root.addEventListener('input', heard);
  await replaceBy(BAR + LIST);
  expect(at('input')).toHaveFocus();
  expect(heard).not.toHaveBeenCalled();
});

test.each([
  ['a link', 'a[href="/service/a"]', 1],
  ['a button', 'button', 0],
])('the focus of %s passes to the one that replaces it', async (_, selector, index) => {
  carryEarlyInput(root);
  at(selector, index).focus();
  await replaceBy(BAR + LIST);
  expect(at(selector, index)).toHaveFocus();
});

test('nothing gets the focus if nothing had it or the program shows no such element', async () => {
  carryEarlyInput(root);
  await replaceBy(BAR + LIST);
  expect(document.body).toHaveFocus();
  carryEarlyInput(root);
  at('button').focus();
  await replaceBy(LIST);
  expect(document.body).toHaveFocus();
});

test.each(['before', 'after'])(
  'an element that got the focus %s the program began does not get it back after a blur',
  async (when) => {
    if (when === 'before') at('input').focus();
    carryEarlyInput(root);
    if (when === 'after') at('input').focus();
    at('input').blur();
    await nextTask();
    await replaceBy(BAR + LIST);
    expect(document.body).toHaveFocus();
  },
);

test('the focus stays on an element outside the root to which the person has moved it', async () => {
  const outside = document.body.appendChild(document.createElement('button'));
  at('input').focus();
  carryEarlyInput(root);
  outside.focus();
  await nextTask();
  await replaceBy(BAR + LIST);
  expect(outside).toHaveFocus();
  outside.remove();
});

test('an element that lost the focus and got it again passes it on', async () => {
  carryEarlyInput(root);
  at('input').focus();
  at('input').blur();
  await nextTask();
  at('input').focus();
  await nextTask();
  await replaceBy(BAR + LIST);
  expect(at('input')).toHaveFocus();
});

test('later changes of the program move no focus', async () => {
  at('input').focus();
  carryEarlyInput(root);
  await replaceBy(BAR + LIST);
  at('button').focus();
  await replaceBy(BAR + LIST);
  expect(document.body).toHaveFocus();
});
