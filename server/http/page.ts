import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredLocale, type Locale } from '../../contract/core/locale';
import { PAGE_FILES_LIST, PAGE_FILES_PLACE, type PageFiles } from '../../contract/core/page-files';
import { lazily } from './lazily';

/** The SPA's page as read at startup. It does not change with later builds, because the policy has the hashes of exactly these scripts. */
export interface Page {
  html: string;
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** The page for one language and one set of files; `compressed` is keyed by content coding. */
interface Variant {
  etag: string;
  plain: Buffer;
  compressed: Map<string, () => Promise<Buffer>>;
}
/** Returns the tags of the scripts and stylesheets of the requested page. */
type TagsFinder = (request: FastifyRequest, locale: Locale) => string[];

/** Reads the SPA's page; returns null if the SPA has not been built. */
export async function readPage(folder: string): Promise<Page | null> {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (html === null) return null;
  const list = await readFile(join(folder, PAGE_FILES_LIST), 'utf8').catch(() => null);
  const tagsOf: TagsFinder = list === null ? () => [] : tagsFinder(JSON.parse(list) as PageFiles);
  const variants = new Map<string, Variant>();
  const variantOf = (request: FastifyRequest): Variant => {
    const locale = preferredLocale((name) => request.cookies[name], request.headers['accept-language']);
    const tags = tagsOf(request, locale).join('');
    const key = locale + tags;
    const variant = variants.get(key) ?? createVariant(inLanguage(html, locale).replace(PAGE_FILES_PLACE, tags));
    variants.set(key, variant);
    return variant;
  };
  const send: Page['send'] = async (request, reply) => {
    const { etag, plain, compressed } = variantOf(request);
    void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language, cookie', etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    const coding = [...compressed.keys()].find((name) => accepts(request, name));
    if (coding) void reply.header('content-encoding', coding);
    return reply.type('text/html; charset=utf-8').send((await compressed.get(coding ?? '')?.()) ?? plain);
  };
  return { html, send };
}

/** Returns a function that finds the tags of the page that a person will see, so that the browser requests them with the first files. */
function tagsFinder({ routes, program, signInPath }: PageFiles): TagsFinder {
  const patterns = routes.map(([source, files, beside = []]) => ({
    pattern: new RegExp(source),
    tags: [...files.map(tagOf), ...beside.map((file) => `<script src="${file}" async></script>`)],
  }));
  return ({ url, cookies }, locale) => {
    const address = (cookies.token ?? cookies.refreshToken) ? url : signInPath;
    return [...(patterns.find(({ pattern }) => pattern.test(address))?.tags ?? []), tagOf(program[locale])];
  };
}

const inLanguage = (html: string, locale: Locale): string => html.replace(/(<html[^>]* lang=")[^"]*/, `$1${locale}`);

const tagOf = (file: string): string =>
  file.endsWith('.css') ? `<link rel="stylesheet" href="${file}">` : `<script src="${file}" defer fetchpriority="high"></script>`;

function createVariant(html: string): Variant {
  const plain = Buffer.from(html);
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url')}"`,
    plain,
    compressed: new Map([
      ['br', lazily(() => promisify(brotliCompress)(plain))],
      ['gzip', lazily(() => promisify(gzip)(plain))],
    ]),
  };
}

function accepts({ headers }: FastifyRequest, coding: string): boolean {
  const accepted = (headers['accept-encoding'] ?? '').split(',');
  return accepted.some((entry) => {
    const [name = '', quality = ''] = entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === coding && !/^q=0(\.0*)?$/.test(quality);
  });
}
