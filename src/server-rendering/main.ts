/** Program of the process that renders pages for the server (`server/http/spa/renderer.ts`). */
import './browser';
import { worker } from 'workerpool';
import { firstCalls, renderPage } from './render-page';

// A signal to stop may reach all processes of the portal. The server ends this one once it has answered the last requests.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

worker({ firstCalls, renderPage });
