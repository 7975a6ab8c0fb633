import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { Route, Routes } from 'react-router-dom';
import type { Locale } from 'contract/core/locale';
import type { FirstCall, PageToRender } from 'contract/core/page-rendering';
import GlobalLayout from '@/layouts/index';
import { addressOf, urlOf } from '@/lib/api/call-address';
import { callKey } from '@/lib/api/call-key';
import { forgetCookies } from '@/lib/session/session';
import { showTexts } from '@/lib/i18n/shown-texts';
import { catalogue as english } from '@/locales/en-US/catalogue';
import type { Catalogue } from '@/locales/texts';
import { catalogue as chinese } from '@/locales/zh-CN/catalogue';
import { plannedCalls, type PlannedCall } from '@/preload/plan';
import { ORIGIN, setBrowserFacts, TOKEN } from './browser';
import { ROUTES } from './pages';

const CATALOGUES: Record<Locale, Catalogue> = { 'en-US': english, 'zh-CN': chinese };

/** Call for the inbox, which every page shows; the home page's own call includes it. */
const INBOX: PlannedCall = { call: 'POST /api/notice/inbox', input: {} };

/** Returns the first calls of the page at an address (path with the query). Throws after the deadline (epoch milliseconds). */
export function firstCalls(address: string, deadline: number): FirstCall[] {
  refuseLate(deadline);
  const { pathname, search } = new URL(address, ORIGIN);
  return [...plannedCalls(pathname, search), ...(pathname === '/' ? [] : [INBOX])].map(firstCall);
}

/** Throws if nobody waits for the result any more. */
function refuseLate(deadline: number): void {
  if (Date.now() > deadline) throw new Error('too late');
}

function firstCall({ call, input }: PlannedCall): FirstCall {
  const { method, body, ...address } = addressOf(call, input);
  return { key: callKey(call, input), method: method as FirstCall['method'], url: urlOf(address), body };
}

/**
 * Returns the HTML of a page's content with its frame, as the program shows it first with these answers. Throws if it cannot be rendered,
 * an answer is missing, or the deadline (epoch milliseconds) has passed.
 */
export function renderPage({ answers, ...page }: PageToRender, deadline: number): string {
  const missing = firstCalls(page.address, deadline).find(({ key }) => !(key in answers));
  if (missing) throw new Error(`the answer to ${missing.url} is missing`);
  setBrowserFacts(page);
  forgetCookies();
  window.__portico = { early: Object.entries(answers).map(([key, data]) => ({ key, token: TOKEN, data, ...UNUSED })) };
  showTexts(page.locale, CATALOGUES[page.locale]);
  try {
    return withoutMarks(
      renderToString(
        <StaticRouter location={page.address}>
          <Routes>
            <Route element={<GlobalLayout />}>
              {ROUTES.map(({ path, element }) => (
                <Route key={path} path={path} element={element} />
              ))}
            </Route>
          </Routes>
        </StaticRouter>,
      ),
    );
  } finally {
    delete window.__portico;
  }
}

/**
 * Returns the HTML without the comments by which React would take it over: the program renders its own elements in its place. Throws if
 * a part has failed or waits, of which React only leaves a mark, or if an element has a style, which the policy of pages ignores.
 */
function withoutMarks(html: string): string {
  if (/<!--\$[!?]/.test(html)) throw new Error('a part of the page failed or did not finish');
  if (/<[a-z][^<>]* style="/.test(html)) throw new Error('an element of the page has a style attribute');
  return html.replace(/<!--.*?-->/g, '');
}

/** Parts of a preloaded call that only effects use, which do not run here. */
const UNUSED = { answer: Promise.resolve(Response.json({})), settled: Promise.resolve() };
