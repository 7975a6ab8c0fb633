import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import plugin from 'fastify-plugin';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

interface Options {
  publicUrl: string;
  /** The page of the SPA, whose inline scripts may run. */
  html: string;
}

/** What a browser may do with our answers. Answers of the API are nobody else's to keep. */
export const securityHeaders = plugin<Options>(async (app, { publicUrl, html }) => {
  const https = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directives(html, https) },
    strictTransportSecurity: https && { maxAge: YEAR_SECONDS },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', (request, reply, payload, next) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    next(null, payload);
  });
});

function directives(html: string, https: boolean): Record<string, Iterable<string> | null> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html)],
    'script-src-attr': ["'none'"],
    // antd writes the styles of the components in use into the page.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': https ? [] : null,
  };
}

const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
