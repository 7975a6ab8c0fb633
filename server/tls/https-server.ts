import { constants } from 'node:crypto';
import type { Server } from 'node:http';
import type { Server as HttpsServer, ServerOptions } from 'node:https';
import fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import type { CertificateFiles } from '../config/config';
import { readCertificate, type ServerCertificate } from './certificate';

/** Pause between two looks at the files of the certificate. */
const RENEWAL_MS = 60_000;
const HANDSHAKE_MS = 10_000;
/** For TLS 1.2: only ciphers with forward secrecy and authenticated encryption. TLS 1.3 has no others. */
const CIPHERS = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
].join(':');

/** Certificate of running servers, which is replaced when its files change. */
export interface WatchedCertificate {
  current: () => ServerCertificate;
  /** Presents the certificate to new connections of this server, now and after each renewal. */
  presentBy: (server: HttpsServer) => void;
  stop: () => void;
}

/**
 * Reads the certificate of the server, and again every minute. A renewed one is used for new connections; one that cannot be used is
 * logged, and the one before stays in use. Throws a StartupError if the first cannot be used.
 */
export async function watchCertificate(files: CertificateFiles, log: FastifyBaseLogger): Promise<WatchedCertificate> {
  const servers: HttpsServer[] = [];
  let current = await readCertificate(files);
  let problem = '';
  if (current.expiresAt < new Date()) log.error({ expiresAt: current.expiresAt }, 'the certificate has expired');
  const renew = async () => {
    try {
      const found = await readCertificate(files);
      problem = '';
      if (found.cert === current.cert && found.key === current.key) return;
      for (const server of servers) server.setSecureContext(secured(found));
      current = found;
      log.info({ expiresAt: current.expiresAt }, 'certificate renewed');
    } catch (error) {
      const { message } = error as Error;
      if (message !== problem) log.error({ err: error }, 'the certificate cannot be renewed; the one before stays in use');
      problem = message;
    }
  };
  const timer = setInterval(() => void renew(), RENEWAL_MS).unref();
  return {
    current: () => current,
    presentBy: (server) => servers.push(server),
    stop: () => {
      clearInterval(timer);
    },
  };
}

/** Creates an application that speaks HTTP, or, with a certificate, HTTPS. */
export function createListener(options: FastifyHttpOptions<Server>, certificate: WatchedCertificate | null): FastifyInstance {
  if (!certificate) return fastify(options);
  const https = { ...options.http, handshakeTimeout: HANDSHAKE_MS, ...secured(certificate.current()) };
  const app = fastify<HttpsServer>({ ...(options as FastifyServerOptions<HttpsServer>), https });
  certificate.presentBy(app.server);
  return app;
}

/** Session tickets are off, because their key would live as long as the process. */
const secured = ({ cert, key }: ServerCertificate): ServerOptions => ({
  cert,
  key,
  minVersion: 'TLSv1.2',
  ciphers: CIPHERS,
  honorCipherOrder: true,
  secureOptions: constants.SSL_OP_NO_TICKET,
});
