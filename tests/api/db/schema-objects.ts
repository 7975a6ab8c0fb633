import { sql } from 'kysely';
import type { Db } from '../../../server/db/connect';

/** Tables and other relations of Portico, and of the job queue in the same database; not those of extensions. */
const relations = sql`select c.oid, n.nspname || '.' || c.relname as name, c.relkind, c.relpersistence, c.reloptions
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'graphile_worker')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/**
 * Returns a line for each relation, column, constraint, index, trigger, function, enumerated value, comment and extension of a database,
 * and for each applied migration, sorted. The order of columns is left out.
 */
export async function schemaObjects(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with relation as (${relations}), line (line) as (
      select concat_ws(' ', 'relation', name, relkind, relpersistence, reloptions::text) from relation
      union all select concat_ws(' ', 'column', name, attname, format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
          attidentity, attgenerated, attcollation::regcollation::text, attstorage, attcompression, pg_get_expr(adbin, adrelid))
        from relation join pg_attribute on attrelid = oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attnum > 0 and not attisdropped and relkind in ('r', 'v', 'm', 'p')
      union all select concat_ws(' ', 'constraint', name, conname, pg_get_constraintdef(pg_constraint.oid), convalidated::text)
        from relation join pg_constraint on conrelid = relation.oid where contype <> 'n'
      union all select concat_ws(' ', 'index', pg_get_indexdef(indexrelid), indisvalid::text)
        from relation join pg_index on indrelid = relation.oid
      union all select concat_ws(' ', 'trigger', name, pg_get_triggerdef(pg_trigger.oid), tgenabled)
        from relation join pg_trigger on tgrelid = relation.oid where not tgisinternal
      union all select concat_ws(' ', 'view', name, pg_get_viewdef(oid)) from relation where relkind in ('v', 'm')
      union all select concat_ws(' ', 'sequence', schemaname, sequencename, data_type::text, increment_by::text, cycle::text) from pg_sequences
      union all select concat_ws(' ', 'statistics', pg_get_statisticsobjdef(oid)) from pg_statistic_ext
      union all select concat_ws(' ', 'comment', name, description) from relation join pg_description on objoid = oid
      union all select concat_ws(' ', 'function', pg_get_functiondef(p.oid))
        from pg_proc p join pg_namespace n on n.oid = pronamespace
        where nspname in ('public', 'graphile_worker') and prokind = 'f'
          and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      union all select concat_ws(' ', 'value', enumtypid::regtype::text, enumlabel) from pg_enum
      union all select concat_ws(' ', 'extension', extname, extversion) from pg_extension
      union all select concat_ws(' ', 'text search', cfgname, cfgparser::text) from pg_ts_config where cfgnamespace = 'public'::regnamespace
      union all select concat_ws(' ', 'migration', name) from kysely_migration
    )
    select line from line order by line`.execute(db);
  return rows.map(({ line }) => line);
}
