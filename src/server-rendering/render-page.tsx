import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { Route, Routes } from 'react-router-dom';
import type { Locale } from 'contract/core/locale';
import type { FirstCall, PageToRender } from 'contract/core/page-rendering';
import GlobalLayout from '@/layouts/index';
import { addressOf } from '@/lib/api/call-address';
import { callKey } from '@/lib/api/call-key';
import { showTexts } from '@/lib/i18n/shown-texts';
import { catalogue as english } from '@/locales/en-US/catalogue';
import type { Catalogue } from '@/locales/texts';
import { catalogue as chinese } from '@/locales/zh-CN/catalogue';
import { plannedCalls, type PlannedCall } from '@/preload/plan';
import { ORIGIN, standInFor, TOKEN } from './browser';
import { isRenderedPage, ROUTES } from './pages';

const CATALOGUES: Record<Locale, Catalogue> = { 'en-US': english, 'zh-CN': chinese };

/** Call for the inbox, which every page shows; the home page's own call includes it. */
const INBOX: PlannedCall = { call: 'POST /api/notice/inbox', input: {} };

/** Returns the first calls of the page at an address (path with the query); none if the page is not rendered on the server. */
export function firstCalls(address: string): FirstCall[] {
  const url = URL.canParse(address, ORIGIN) ? new URL(address, ORIGIN) : null;
  // An address that begins with two slashes names another host.
  if (url?.origin !== ORIGIN || !isRenderedPage(url.pathname)) return [];
  const { pathname, search } = url;
  return [...plannedCalls(pathname, search), ...(pathname === '/' ? [] : [INBOX])].map(firstCall);
}

function firstCall({ call, input }: PlannedCall): FirstCall {
  const { method, path, query, body } = addressOf(call, input);
  const parameters = new URLSearchParams(query as Record<string, string>).toString();
  return { key: callKey(call, input), method, url: parameters ? `${path}?${parameters}` : path, body };
}

/** Returns the HTML of a page's content with its frame, as the program shows it first with these answers. Throws if it cannot be rendered. */
export function renderPage({ answers, ...page }: PageToRender): string {
  const missing = firstCalls(page.address).find(({ key }) => !(key in answers));
  if (missing) throw new Error(`the answer to ${missing.url} is missing`);
  standInFor(page);
  window.__portico = { early: Object.entries(answers).map(([key, data]) => ({ key, token: TOKEN, data, ...UNUSED })) };
  showTexts(page.locale, CATALOGUES[page.locale]);
  try {
    return finished(
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
function finished(html: string): string {
  if (/<!--\$[!?]/.test(html)) throw new Error('a part of the page failed or did not finish');
  if (/<[a-z][^<>]* style="/.test(html)) throw new Error('an element of the page has a style attribute');
  return html.replace(/<!--.*?-->/g, '');
}

/** Parts of a preloaded call that only effects use, which do not run here. */
const UNUSED = { answer: Promise.resolve(Response.json({})), settled: Promise.resolve() };
