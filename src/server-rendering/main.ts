/** Program of the process that renders pages for the server (`server/http/spa/renderer.ts`). */
import './browser';
import { worker } from 'workerpool';
import { firstCalls, renderPage } from './render-page';

// A terminal sends its interrupt to all processes of the portal, and the server ends this one. SIGTERM keeps its effect, so that it ends
// a process that hangs.
process.on('SIGINT', () => undefined);

worker({ firstCalls, renderPage });
