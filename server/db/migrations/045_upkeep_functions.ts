import { sql, type Kysely } from 'kysely';

/**
 * Functions for the upkeep that only the owner of the tables may do, so that a role without ownership can run the portal. They run
 * with the rights of their owner, take no arguments, and are safe to call at any time.
 */
const FUNCTIONS = {
  analyze_content: 'analyze item, item_text, item_classification, classification, department, attachment, search_doc;',
  clean_search_pending_lists: `
    perform gin_clean_pending_list('search_doc_by_title'::regclass);
    perform gin_clean_pending_list('search_doc_by_body'::regclass);`,
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, body] of Object.entries(FUNCTIONS))
    await sql
      .raw(
        `create function ${name}() returns void language plpgsql security definer set search_path from current
          as $$ begin ${body} end $$`,
      )
      .execute(db);
}
