// Part of `npm run build`. Bundling at build time means that the user who starts the server needs no write access to the project.
import { bundleServer } from './bundle.mjs';

await bundleServer();
