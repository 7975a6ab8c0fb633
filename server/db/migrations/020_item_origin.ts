import { sql, type Kysely } from 'kysely';

/** Adds who published an item last, a content folder or a person in the portal, and the hash of the document last imported. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table item
      add column origin text not null default 'folder' check (origin in ('folder', 'portal')),
      add column folder_hash text`.execute(db);
  await sql`
    update item set
      origin = case when item_revision.person is null then 'folder' else 'portal' end,
      folder_hash = case when item_revision.person is null then item.document_hash end
    from item_revision
    where item_revision.item = item.key and item_revision.revision = item.revision`.execute(db);
}
