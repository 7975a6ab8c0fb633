import { ANSWERS_ID, RENDERED_ATTRIBUTE, type FirstAnswers, type RenderedFrom } from 'contract/core/page-rendering';
import { carryEarlyInput } from '../browser/early-input';
import { isSeeAsTab } from '../session/see-as';
import { readToken, readUserInfo } from '../session/session';
import type { PreloadedCall } from './preloaded-response';

/**
 * Takes over the page that the server rendered: its answers, as if the head script had requested them, and what the person has already
 * typed into it. Removes the page if it is not whole, or may not be that of the person whom the program will show: in a tab that shows the
 * portal as somebody else, or if another person or another session is in the cookies by now. Returns whether the page is shown.
 */
export function takeRenderedPage(): boolean {
  const { documentElement } = document;
  if (!documentElement.hasAttribute(RENDERED_ATTRIBUTE)) return false;
  documentElement.removeAttribute(RENDERED_ATTRIBUTE);
  const root = document.getElementById('root');
  const element = document.getElementById(ANSWERS_ID);
  element?.remove();
  const { token } = window.__portico ?? {};
  const source = sourceOf(element?.textContent);
  if (!token || token !== readToken() || source?.person !== readUserInfo() || isSeeAsTab()) {
    root?.replaceChildren();
    return false;
  }
  window.__portico?.early.push(...callsOf(source.answers, token));
  if (root) carryEarlyInput(root);
  return true;
}

/** Returns null if the connection was lost before the end of the page: the program then renders it and makes the calls. */
function sourceOf(text = ''): RenderedFrom | null {
  try {
    return JSON.parse(text) as RenderedFrom;
  } catch {
    return null;
  }
}

const callsOf = (answers: FirstAnswers, token: string): PreloadedCall[] =>
  Object.entries(answers).map(([key, data]) => ({
    key,
    token,
    answer: Promise.resolve(Response.json(data)),
    settled: Promise.resolve(),
    data,
  }));
