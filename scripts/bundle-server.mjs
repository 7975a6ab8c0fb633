// Part of `npm run build`: whoever starts the server afterwards need not be able to write into the project.
import { bundleServer } from './bundle.mjs';

await bundleServer();
