import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredLocale, type Locale } from '../../../contract/core/locale';
import {
  BUILD_META,
  filledPage,
  PAGE_FILES_LIST,
  pageTags,
  WORKER_META,
  type PageFiles,
} from '../../../contract/core/page-files';
import {
  CONTENT_END,
  CONTENT_HEADER,
  CONTENT_START,
  NO_CONTENT,
  RENDERED_ATTRIBUTE,
} from '../../../contract/core/page-rendering';
import { KeptText } from './kept-text';
import { pageContent, type Rendering } from './page-content';

/** The SPA's page as read at startup. It does not change with later builds, because the policy has the hashes of exactly these scripts. */
export interface Page {
  html: string;
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Returns the tags of the scripts and stylesheets of the requested page. */
type TagsFinder = (request: FastifyRequest, locale: Locale) => string;

const HTML_TYPE = 'text/html; charset=utf-8';

interface PageOptions {
  /** False if the page must have no service worker. */
  withWorker: boolean;
  /** Renders the content of pages; without it the program does. */
  rendering: Rendering | null;
}

/** Reads the SPA's page. Returns null if the SPA has not been built. */
export async function readPage(folder: string, { withWorker, rendering }: PageOptions): Promise<Page | null> {
  const built = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (built === null) return null;
  const html = withWorker ? built : built.replace(WORKER_ELEMENT, '');
  const list = await readFile(join(folder, PAGE_FILES_LIST), 'utf8').catch(() => null);
  return pageOf(html, list === null ? () => '' : tagsFinder(JSON.parse(list) as PageFiles), rendering);
}

const BUILD_ELEMENT = new RegExp(`<meta name="${BUILD_META}" content="([^"]*)"`);
/** Pattern of the element that names the service worker. */
export const WORKER_ELEMENT = new RegExp(`<meta name="${WORKER_META}"[^>]*>`);

/** Returns whether the page has a service worker: only pages built by `npm run build` have one. */
export const hasWorker = ({ html }: Page): boolean => WORKER_ELEMENT.test(html);

/** Returns the page with this HTML, the tags that each request gets, and its content if it is rendered here. */
function pageOf(html: string, tagsOf: TagsFinder, rendering: Rendering | null): Page {
  const variants = new Map<string, KeptText>();
  const [, build = ''] = BUILD_ELEMENT.exec(html) ?? [];
  const send: Page['send'] = async (request, reply) => {
    const locale = preferredLocale((name) => request.cookies[name], request.headers['accept-language']);
    const tags = tagsOf(request, locale);
    const content = rendering && (await pageContent(request, { locale, ...rendering }));
    // It contains data of one person, so nothing may store it.
    if (content !== null)
      return reply
        .headers({ 'cache-control': 'no-store', [CONTENT_HEADER]: build })
        .type(HTML_TYPE)
        .send(withContent(filledPage(html, locale, tags), content));
    if (!rendering) void reply.header(CONTENT_HEADER, NO_CONTENT);
    const variant = variants.get(locale + tags) ?? new KeptText(filledPage(html, locale, tags), HTML_TYPE);
    variants.set(locale + tags, variant);
    void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language, cookie' });
    return variant.send(request, reply);
  };
  return { html, send };
}

/** Returns a page with its content in place of the frame. */
const withContent = (page: string, content: string): string =>
  page.replace('<html', `<html ${RENDERED_ATTRIBUTE}`).replace(CONTENT_PATTERN, () => content);

const CONTENT_PATTERN = new RegExp(`${CONTENT_START}.*${CONTENT_END}`, 's');

/** Returns a function that returns the tags of the page that a person will see, so that the browser requests its files early. */
function tagsFinder(files: PageFiles): TagsFinder {
  const tagsOf = pageTags(files);
  return ({ url, cookies }, locale) => tagsOf((cookies.token ?? cookies.refreshToken) ? url : files.signInPath, locale);
}
