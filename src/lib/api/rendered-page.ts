import { ANSWERS_ID, RENDERED_ATTRIBUTE, type FirstAnswers } from 'contract/core/page-rendering';
import { carryEarlyInput } from '../browser/early-input';
import { isSeeAsTab } from '../session/see-as';
import { readToken } from '../session/session';
import type { PreloadedCall } from './preloaded-response';

/**
 * Takes over the page that the server rendered: its answers, as if the head script had requested them, and what the person has already
 * typed into it. Removes the page if it may not be that of the person whom the program will show: in a tab that shows the portal as
 * somebody else, or if the session has changed since the head script noted its token. Returns whether the page is shown.
 */
export function takeRenderedPage(): boolean {
  const { documentElement } = document;
  if (!documentElement.hasAttribute(RENDERED_ATTRIBUTE)) return false;
  documentElement.removeAttribute(RENDERED_ATTRIBUTE);
  const root = document.getElementById('root');
  const answers = document.getElementById(ANSWERS_ID);
  answers?.remove();
  const { token } = window.__portico ?? {};
  const isOwn = token !== undefined && token === readToken() && !isSeeAsTab();
  if (!isOwn) {
    root?.replaceChildren();
    return false;
  }
  window.__portico?.early.push(...callsOf(parsed(answers?.textContent), token));
  if (root) carryEarlyInput(root);
  return true;
}

/** Returns no answers if the connection was lost before their end: the program then makes the calls. */
function parsed(text = ''): FirstAnswers {
  try {
    return JSON.parse(text) as FirstAnswers;
  } catch {
    return {};
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
