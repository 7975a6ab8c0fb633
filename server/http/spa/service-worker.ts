import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUILT_WORKER, SHELL_PATH, WORKER_PATH } from '../../../contract/core/page-files';
import { KeptText } from './kept-text';

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Handlers by address: of the service worker, and of the shell from which it builds pages. */
export type WorkerRoutes = Record<string, Send>;

interface Options {
  folder: string;
  /** The SPA's HTML, without the files of any page. */
  html: string;
  /** Content security policy of pages, which is sent with the shell. */
  policy: string;
}

/**
 * Reads the built service worker once at startup, like the page. Its script refers to the shell by a hash of HTML and policy. A server
 * of another release does not serve that address, so no browser can store this worker with another release's shell.
 */
export async function readWorker({ folder, html, policy }: Options): Promise<WorkerRoutes> {
  const built = await readFile(join(folder, BUILT_WORKER), 'utf8');
  const hash = createHash('sha256').update(html).update(policy).digest('hex').slice(0, 8);
  const shellPath = SHELL_PATH.replace('00000000', hash);
  return {
    [WORKER_PATH]: sender(built.replaceAll(SHELL_PATH, shellPath), 'text/javascript; charset=utf-8'),
    [shellPath]: sender(html, 'text/html; charset=utf-8'),
  };
}

function sender(text: string, type: string): Send {
  const kept = new KeptText(text, type);
  return (request, reply) => {
    void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    return kept.send(request, reply);
  };
}
