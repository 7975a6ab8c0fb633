// `node scripts/server.mjs PROGRAM [WORD…]`: runs a program of the server (listed in `bundle.mjs`) with these arguments.
import { runProgram } from './bundle.mjs';

const [program, ...words] = process.argv.slice(2);
await runProgram(program, words);
