import { request, type IncomingMessage, type ServerResponse } from 'node:http';

/** Sends a request on to a server, by its URL, and its answer back, which waits for `delay`. */
export function forward(to: string, incoming: IncomingMessage, outgoing: ServerResponse, delay = Promise.resolve()): void {
  const { method, headers, url } = incoming;
  const forwarded = request(to + (url ?? ''), { method, headers }, (answer) => {
    void delay.then(() => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
  });
  // The browser sees a connection that breaks, as with a proxy whose server is gone.
  forwarded.on('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
}
