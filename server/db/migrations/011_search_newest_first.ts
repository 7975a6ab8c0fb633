import { sql, type Kysely } from 'kysely';

/** Number of keys in a range, as a power of two: few widths, each sixteen times the one before. */
const WIDTHS = [8, 12, 16, 20];
/** Width of a range that contains every key. It has no mark: matches outside of the narrower ranges are searched for in the whole index. */
const ALL = 63;

/**
 * Lets searches with many matches read the newest items first and stop when they have enough. The indexes also contain the key
 * ranges of an item and the month (UTC) of its publication, so that a search reads only a word's entries of one range or month.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const count = sql.lit(WIDTHS.length);
  const ranges = WIDTHS.map((width, place) => sql`(item >> ${sql.lit(width)}) * ${count} + ${sql.lit(place)}`);
  await sql`create function month_mark(moment timestamp) returns bigint language sql immutable parallel safe
    return coalesce(-12 * extract(year from moment)::bigint - extract(month from moment)::bigint, -1)`.execute(db);
  await sql`create function search_marks(item bigint, published_at timestamptz) returns bigint[] language sql immutable parallel safe
    return array[${sql.join(ranges)}, month_mark(timezone('UTC', published_at))]`.execute(db);
  // Returns the last two ranges of each width and the key from which narrower ranges cover everything; no marks where they reach
  // the first key.
  const widths = sql.join([...WIDTHS, ALL].map((width) => sql.lit(width)));
  await sql`create function newest_ranges(newest bigint) returns table (marks bigint[], until bigint)
    language sql immutable parallel safe rows 4
    begin atomic
      select case when first > 0 then array[last * ${count} + place, (last - 1) * ${count} + place] end, until
      from (
        select width, place, last, first, coalesce(lag(first) over (order by width), newest + 1) as until
        from (
          select width, place - 1 as place, newest >> width as last, ((newest >> width) - 1) << width as first
          from unnest(array[${widths}]) with ordinality as widths (width, place)
        ) as newest_of_width
      ) as below_narrower
      where until > 0 order by width;
    end`.execute(db);
  // Marks are the first column, so that entries before a range are skipped at once instead of searched for the first with all words.
  for (const [index, terms] of INDEXES) {
    const before = `${index}_alone`;
    await sql`alter index ${sql.ref(index)} rename to ${sql.ref(before)}`.execute(db);
    await sql`create index ${sql.ref(index)} on search_doc using gin (search_marks(item, published_at), ${sql.ref(terms)})
      with (fastupdate = off)`.execute(db);
    await sql`drop index ${sql.ref(before)}`.execute(db);
  }
}

const INDEXES = [
  ['search_doc_by_title', 'title_terms'],
  ['search_doc_by_body', 'body_terms'],
] as const;
