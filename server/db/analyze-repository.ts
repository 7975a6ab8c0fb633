import { sql } from 'kysely';
import type { Db } from './connect';

/**
 * Has PostgreSQL count anew what the tables of content have, by which it plans. It does so by itself only after a minute, during
 * which the first pages after an import would take twice as long.
 */
export async function analyzeContent(db: Db): Promise<void> {
  await sql`analyze item, item_text, item_classification, classification, department, attachment, search_doc`.execute(db);
}
