import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { forward } from '../../../scripts/forward';
import { freePort } from '../../../server/db/startup/free-port';

/** One address in front of two servers: data and sign-in come from the first, pages and files from the one that is chosen. */
export interface SwitchedPortal {
  url: string;
  /** Chooses the server of the pages and files, by its URL. */
  choose: (pages: string) => void;
  /** Holds the page at a path back, as a slow server does. */
  hold: (path: string) => HeldPage;
  stop: () => Promise<void>;
}

interface HeldPage {
  /** Returns the number of requests for the page since it is held back. */
  asked: () => number;
  release: () => void;
}

const OF_SERVER = /^\/(api|oidc)(\/|$)/;

/** Listens at a free port. `start` gets the URL and returns that of the first server, which serves everything at first. */
export async function switchedPortal(start: (url: string) => Promise<string>): Promise<SwitchedPortal> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const data = await start(url);
  let pages = data;
  /** Requests for held pages by path, as functions that forward them. */
  const held = new Map<string, (() => void)[]>();
  const server: Server = createServer((incoming, outgoing) => {
    const { url: path = '' } = incoming;
    const pass = () => {
      forward(OF_SERVER.test(path) ? data : pages, incoming, outgoing);
    };
    const waiting = held.get(path);
    if (waiting) waiting.push(pass);
    else pass();
  }).listen(port);
  await once(server, 'listening');
  return {
    url,
    choose: (chosen) => {
      pages = chosen;
    },
    hold: (path) => {
      const waiting: (() => void)[] = [];
      held.set(path, waiting);
      return {
        asked: () => waiting.length,
        release: () => {
          held.delete(path);
          for (const pass of waiting) pass();
        },
      };
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
