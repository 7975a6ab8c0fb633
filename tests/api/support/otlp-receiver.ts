import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface OtlpReceiver {
  endpoint: string;
  /** Bodies that were accepted, with the paths that they were sent to. */
  received: { path: string; body: string }[];
  /** Paths of the bodies that were refused. */
  refused: string[];
  /** Sets the status of all later answers; bodies are accepted with 200. */
  answerWith: (status: number) => void;
  close: () => void;
}

/** Starts a receiver of traces and log lines (OTLP/HTTP, JSON). */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const received: OtlpReceiver['received'] = [];
  let status = 200;
  const refused: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (status === 200) received.push({ path: request.url ?? '', body });
      else refused.push(request.url ?? '');
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refused,
    answerWith: (answer) => {
      status = answer;
    },
    close: () => server.close(),
  };
}
