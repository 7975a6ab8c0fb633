/**
 * `npm run bench:search:quality [-- --half report --verbose]`: measures the results of the judged queries, compared with PostgreSQL's
 * full-text search and MiniSearch. Queries about the handbook run only if PORTICO_HANDBOOK is set.
 */
import { parseArgs } from 'node:util';
import { withTestDatabase } from '../../../scripts/test-database/test-database';
import { measureQuality } from './quality';

const { values } = parseArgs({
  options: { half: { type: 'string', default: 'tune' }, verbose: { type: 'boolean', default: false } },
});

await withTestDatabase(async (env) => {
  Object.assign(process.env, env);
  const half = values.half === 'report' ? 'report' : 'tune';
  await measureQuality({ half, handbook: process.env.PORTICO_HANDBOOK, verbose: values.verbose });
});
