/**
 * `npm run bench:search:quality [-- --half report --verbose]`: how good the answers are to the judged queries, beside PostgreSQL's own
 * search and MiniSearch. With PORTICO_HANDBOOK also those about the handbook.
 */
import { parseArgs } from 'node:util';
import { withTestDatabase } from '../../../scripts/test-database';
import { measureQuality } from './quality';

const { values } = parseArgs({
  options: { half: { type: 'string', default: 'tune' }, verbose: { type: 'boolean', default: false } },
});

await withTestDatabase(async (env) => {
  Object.assign(process.env, env);
  const half = values.half === 'report' ? 'report' : 'tune';
  await measureQuality({ half, handbook: process.env.PORTICO_HANDBOOK, verbose: values.verbose });
});
