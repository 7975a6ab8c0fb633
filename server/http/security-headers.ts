import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import plugin from 'fastify-plugin';
import { isPreviewPath } from '../../contract/core/paths';
import { isApiAddress, pathOf } from './api-address';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
/** Browser features that the portal never uses. Writing to the clipboard is used for copying links. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

interface Options {
  publicUrl: string;
  /** Policy of pages, as `pagePolicy` returns it. */
  policy: string;
}
type Directives = Record<string, readonly string[]>;

/** Returns the content security policy of pages with this HTML, whose inline scripts may run. */
export const pagePolicy = (publicUrl: string, html: string): string =>
  policyOf({ ...pageDirectives(html), ...(publicUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }) });

/** Sets the headers that limit how a browser may use our responses. Responses of the API must not be cached by others. */
export const securityHeaders = plugin<Options>(async (app, { publicUrl, policy }) => {
  const https = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https && { maxAge: YEAR_SECONDS },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers({
      'content-security-policy': request.routeOptions.config.endpoint ? POLICY_OF_DATA : policy,
      'permissions-policy': PERMISSIONS,
      ...(isPreviewPath(pathOf(request.url)) && PREVIEW_HEADERS),
    });
    next();
  });
  app.addHook('onSend', (request, reply, payload, next) => {
    const isOfApi = request.routeOptions.config.endpoint !== undefined || isApiAddress(request.url);
    if (isOfApi && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    next(null, payload);
  });
});

/** Headers of every data response, for responses that fastify sends before a route with hooks exists. */
export const headersOfData = (publicUrl: string): Readonly<Record<string, string>> => ({
  'cache-control': 'no-store',
  'content-security-policy': POLICY_OF_DATA,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

/** The address of a preview page can hold the token of its link, which other sites and search engines must not learn. */
const PREVIEW_HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

const policyOf = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const hashSource = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const PERMISSIONS = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/** Policy of responses that are not pages; they need no resources even if a browser displays one. */
const POLICY_OF_DATA = policyOf({
  'default-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

const pageDirectives = (html: string): Directives => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...inlineScriptHashes(html)],
  'script-src-attr': ["'none'"],
  // antd inserts empty style elements and fills them rule by rule (src/ui/overlay/style-rules.ts).
  'style-src': ["'self'", hashSource('')],
  'style-src-attr': ["'none'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashSource(script));
