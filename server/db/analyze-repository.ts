import { sql } from 'kysely';
import type { Db } from './connect';

/**
 * Updates the statistics of the content tables, which the query planner uses. Autovacuum does this only after about a minute; until
 * then, the first pages after an import take twice as long.
 */
export async function analyzeContent(db: Db): Promise<void> {
  await sql`select analyze_content()`.execute(db);
}
