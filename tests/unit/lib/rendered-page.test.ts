import { waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { ANSWERS_ID, RENDERED_ATTRIBUTE } from 'contract/core/page-rendering';
import { callKey } from '@/lib/api/call-key';
import { peekPreloadedData, takePreloadedCall } from '@/lib/api/preloaded-response';
import { takeRenderedPage } from '@/lib/api/rendered-page';
import { request } from '@/lib/api/request';
import { SEE_AS_TAB } from '@/lib/session/see-as';
import { clearSession, forgetCookies, readUserInfo } from '@/lib/session/session';
import { signedIn } from '../../factories/session';
import { visit } from '../../setup/address';
import { recordCalls } from '../../setup/portal';

const KEYWORDS = callKey('POST /api/servicehall/keyword/list', {});
const INBOX = callKey('POST /api/notice/inbox', {});
const ANSWERS = { [KEYWORDS]: ['badge </script><!-- & 休假'], [INBOX]: { unread: 3 } };

let root: HTMLElement;
const isMarked = () => document.documentElement.hasAttribute(RENDERED_ATTRIBUTE);
const element = () => document.getElementById(ANSWERS_ID);

/** Puts a page with content into the document, as the server sends it to the signed-in person. */
function openPage(source: object = { person: readUserInfo(), answers: ANSWERS }): void {
  document.documentElement.setAttribute(RENDERED_ATTRIBUTE, '');
  root.innerHTML = `<main>Content</main><script type="application/json" id="${ANSWERS_ID}"></script>`;
  element()?.append(JSON.stringify(source));
}

function searchField(): HTMLInputElement {
  const field = document.createElement('input');
  field.type = 'search';
  return field;
}

/** Asserts that nothing was taken over, and that nothing of the page is left. */
function expectEmptied(): void {
  expect(window.__portico?.early).toEqual([]);
  expect(root).toBeEmptyDOMElement();
  expect(element()).toBeNull();
  expect(isMarked()).toBe(false);
}

/** Sets the token that the head script noted. */
const noteToken = (token: string) => {
  window.__portico = { early: [], token };
};

beforeEach(() => {
  visit('/service');
  root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
});
afterEach(() => {
  delete window.__portico;
  document.documentElement.removeAttribute(RENDERED_ATTRIBUTE);
  root.remove();
});

test('the answers of the page are preloaded data for the token that the head script noted', async () => {
  noteToken(signedIn().token);
  openPage();
  takeRenderedPage();
  expect(peekPreloadedData(KEYWORDS)).toEqual(ANSWERS[KEYWORDS]);
  expect(peekPreloadedData(INBOX)).toEqual({ unread: 3 });
  const call = takePreloadedCall(INBOX);
  await call?.settled;
  expect(await (await call?.answer)?.json()).toEqual({ unread: 3 });
  expect(peekPreloadedData(INBOX)).toBeUndefined();
  expect(peekPreloadedData(KEYWORDS)).toEqual(ANSWERS[KEYWORDS]);
});

test('the first call gets the answer of the page, and the next one that of the server', async () => {
  noteToken(signedIn().token);
  openPage();
  takeRenderedPage();
  const calls = recordCalls();
  expect(await request('POST /api/servicehall/keyword/list', {})).toEqual(ANSWERS[KEYWORDS]);
  expect(calls).toEqual([]);
  expect(await request('POST /api/servicehall/keyword/list', {})).toHaveLength(3);
  expect(calls).toHaveLength(1);
});

test('the content stays, while the element with the answers and the attribute of the page are removed', () => {
  noteToken(signedIn().token);
  openPage();
  expect(takeRenderedPage()).toBe(true);
  expect(element()).toBeNull();
  expect(isMarked()).toBe(false);
  expect(root.innerHTML).toBe('<main>Content</main>');
  expect(takeRenderedPage()).toBe(false);
  expect(window.__portico?.early).toHaveLength(2);
});

test('the focus and the typed text pass to the element by which the program replaces the one of the page', async () => {
  noteToken(signedIn().token);
  openPage();
  const typedInto = root.appendChild(searchField());
  typedInto.value = 'badge';
  typedInto.focus();
  takeRenderedPage();
  const successor = searchField();
  root.replaceChildren(successor);
  await waitFor(() => {
    expect(successor).toHaveFocus();
  });
  expect(successor).toHaveValue('badge');
});

test.each([
  { what: 'the person has got a new token', when: 'before', as: 'employee' },
  { what: 'the person has got a new token', when: 'after', as: 'employee' },
  { what: 'another person has signed in', when: 'before', as: 'editor' },
  { what: 'another person has signed in', when: 'after', as: 'editor' },
] as const)('the answers are not used if $what $when they are taken over', ({ when, as }) => {
  noteToken(signedIn().token);
  openPage();
  if (when === 'before') signedIn(as);
  takeRenderedPage();
  if (when === 'after') signedIn(as);
  expect(peekPreloadedData(INBOX)).toBeUndefined();
  expect(takePreloadedCall(INBOX)).toBeNull();
});

test('the answers are not used if the head script noted no token, because it had expired', () => {
  signedIn();
  openPage();
  takeRenderedPage();
  expect(window.__portico).toBeUndefined();
  expect(peekPreloadedData(INBOX)).toBeUndefined();
  expect(element()).toBeNull();
  expect(isMarked()).toBe(false);
});

test('a tab that shows the portal as somebody else takes no answers, and its page is emptied', () => {
  noteToken(signedIn().token);
  openPage();
  window.name = SEE_AS_TAB;
  expect(takeRenderedPage()).toBe(false);
  expectEmptied();
});

test('a tab that shows the portal as somebody else has its page emptied if the element with the answers is missing', () => {
  noteToken(signedIn().token);
  openPage();
  element()?.remove();
  window.name = SEE_AS_TAB;
  expect(takeRenderedPage()).toBe(false);
  expectEmptied();
});

test('a person who has signed out in another tab gets no answers, and the page is emptied', () => {
  noteToken(signedIn().token);
  openPage();
  clearSession();
  expect(takeRenderedPage()).toBe(false);
  expectEmptied();
});

test('the page is emptied if another person has signed in since', () => {
  noteToken(signedIn().token);
  openPage();
  signedIn('editor', { token: 'another' });
  expect(takeRenderedPage()).toBe(false);
  expectEmptied();
});

test('the page is emptied if it is that of another person than the one in the cookies, although the token is the same', () => {
  const { token } = signedIn();
  noteToken(token);
  openPage();
  signedIn('editor', { token });
  expect(takeRenderedPage()).toBe(false);
  expectEmptied();
  expect(takePreloadedCall(INBOX)).toBeNull();
});

test('the page is emptied if the cookies tell no person', () => {
  noteToken(signedIn().token);
  openPage();
  Cookies.remove('userInfo');
  forgetCookies();
  expect(takeRenderedPage()).toBe(false);
  expectEmptied();
});

test.each([
  ['that tell no person', { answers: ANSWERS }],
  ['of another form', ANSWERS],
])('answers %s are not used, and the page is emptied', (_, source) => {
  noteToken(signedIn().token);
  openPage(source);
  expect(takeRenderedPage()).toBe(false);
  expectEmptied();
});

test.each([
  ['before the first character', ''],
  ['in the person', 'name'],
  ['in a key', 'keyword'],
  ['in a value', 'badge'],
  ['before the last brace', /\}$/],
])('a page whose answers are cut off %s is emptied, and the program makes the calls', async (_, place) => {
  noteToken(signedIn().token);
  openPage();
  const whole = element()?.textContent ?? '';
  const end = whole.search(place);
  expect(end).not.toBe(-1);
  element()?.replaceChildren(whole.slice(0, end));
  expect(takeRenderedPage()).toBe(false);
  expectEmptied();
  const calls = recordCalls();
  expect(await request('POST /api/servicehall/keyword/list', {})).toHaveLength(3);
  expect(calls).toHaveLength(1);
});

test.each(['', SEE_AS_TAB])('a page that the server did not render stays as it is, in a tab with the name "%s"', (name) => {
  noteToken(signedIn().token);
  openPage();
  document.documentElement.removeAttribute(RENDERED_ATTRIBUTE);
  const before = root.innerHTML;
  window.name = name;
  takeRenderedPage();
  expect(window.__portico?.early).toEqual([]);
  expect(root.innerHTML).toBe(before);
});

test('a rendered page without the element is emptied', () => {
  noteToken(signedIn().token);
  openPage();
  element()?.remove();
  expect(takeRenderedPage()).toBe(false);
  expectEmptied();
});
