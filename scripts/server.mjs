// `node scripts/server.mjs PROGRAM [WORD…]`: runs a program of the server (`bundle.mjs` names them) with those arguments.
import { runProgram } from './bundle.mjs';

const [program, ...words] = process.argv.slice(2);
await runProgram(program, words);
