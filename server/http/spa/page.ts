import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredLocale, type Locale } from '../../../contract/core/locale';
import { filledPage, PAGE_FILES_LIST, pageTags, WORKER_META, type PageFiles } from '../../../contract/core/page-files';
import { KeptText } from './kept-text';

/** The SPA's page as read at startup. It does not change with later builds, because the policy has the hashes of exactly these scripts. */
export interface Page {
  html: string;
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Returns the tags of the scripts and stylesheets of the requested page. */
type TagsFinder = (request: FastifyRequest, locale: Locale) => string;

const HTML_TYPE = 'text/html; charset=utf-8';

/** Reads the SPA's page, without its service worker unless `withWorker` is set. Returns null if the SPA has not been built. */
export async function readPage(folder: string, { withWorker }: { withWorker: boolean }): Promise<Page | null> {
  const built = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (built === null) return null;
  const html = withWorker ? built : built.replace(WORKER_ELEMENT, '');
  const list = await readFile(join(folder, PAGE_FILES_LIST), 'utf8').catch(() => null);
  return pageOf(html, list === null ? () => '' : tagsFinder(JSON.parse(list) as PageFiles));
}

const WORKER_ELEMENT = new RegExp(`<meta name="${WORKER_META}"[^>]*>`);

/** Returns whether the page has a service worker: only pages built by `npm run build` have one. */
export const hasWorker = ({ html }: Page): boolean => WORKER_ELEMENT.test(html);

/** Returns the page with this HTML and the tags that each request gets. */
function pageOf(html: string, tagsOf: TagsFinder): Page {
  const variants = new Map<string, KeptText>();
  const send: Page['send'] = (request, reply) => {
    const locale = preferredLocale((name) => request.cookies[name], request.headers['accept-language']);
    const tags = tagsOf(request, locale);
    const variant = variants.get(locale + tags) ?? new KeptText(filledPage(html, locale, tags), HTML_TYPE);
    variants.set(locale + tags, variant);
    void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language, cookie' });
    return variant.send(request, reply);
  };
  return { html, send };
}

/** Returns a function that returns the tags of the page that a person will see, so that the browser requests its files early. */
function tagsFinder(files: PageFiles): TagsFinder {
  const tagsOf = pageTags(files);
  return ({ url, cookies }, locale) => tagsOf((cookies.token ?? cookies.refreshToken) ? url : files.signInPath, locale);
}
