import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { freePort } from '../../../server/db/startup/free-port';

/** One address in front of two servers: data and sign-in come from the first, pages and files from the one that is chosen. */
export interface SwitchedPortal {
  url: string;
  /** Chooses the server of the pages and files, by its URL. */
  choose: (pages: string) => void;
  stop: () => Promise<void>;
}

const OF_SERVER = /^\/(api|oidc)(\/|$)/;

/** Listens at a free port. `start` gets the URL and returns that of the first server, which serves everything at first. */
export async function switchedPortal(start: (url: string) => Promise<string>): Promise<SwitchedPortal> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const data = await start(url);
  let pages = data;
  const server: Server = createServer((incoming, outgoing) => {
    forward(OF_SERVER.test(incoming.url ?? '') ? data : pages, incoming, outgoing);
  }).listen(port);
  await once(server, 'listening');
  return {
    url,
    choose: (chosen) => {
      pages = chosen;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function forward(to: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url } = incoming;
  const forwarded = request(to + (url ?? ''), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  // The browser sees a connection that breaks, as with a proxy whose server is gone.
  forwarded.on('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
}
