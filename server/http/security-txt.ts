import plugin from 'fastify-plugin';
import { LOCALES } from '../../contract/core/locale';
import type { Deps } from './deps';

const PATH = '/.well-known/security.txt';
/** Validity of a response, in milliseconds; RFC 9116 recommends less than a year. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/** Serves security.txt (RFC 9116) with the configured contact; without a contact the path does not exist. */
export const securityTxt = plugin<{ deps: Deps }>((app, { deps: { config, now } }, done) => {
  const { securityContact, publicUrl } = config;
  if (securityContact === null) {
    done();
    return;
  }
  app.get(PATH, { config: { public: true } }, (_request, reply) => {
    const expires = new Date(now().getTime() + VALID_MS).toISOString().slice(0, 10);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}T00:00:00Z`,
      `Preferred-Languages: ${LOCALES.map((locale) => locale.split('-', 1)[0]).join(', ')}`,
      ...(publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}${PATH}`] : []),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
  done();
});
