import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Locale } from '../../../contract/core/locale';
import type { Role, Viewer } from '../../../contract/core/permissions';
import { constantStatement, onlyRow } from '../../db/constant-statement';
import type { Db } from '../../db/connect';
import { collated, isFavourite, selectLinks } from '../item/read/card-repository';
import type { ReadContext } from '../item/read/read-context';
import { selectCardValues } from '../area/personal-repository';
import type { PersonalRow } from '../kept/kept-parts';
import { selectPersonState } from '../kept/person-state-repository';
import { MAX_SHOWN, selectWaiting } from '../notice/inbox-repository';
import { READER_STATE } from '../notice/repository';
import { selectPinned, selectRecent, selectSuggested } from './repository';

interface PersonAndCards {
  person: string;
  roles: readonly Role[];
  department: string;
  location: string;
  locale: Locale;
  now: Date;
  /** Keys of the items whose cards are shown, and of the notices among them. */
  keys: readonly number[];
  notices: readonly number[];
}

const statements = new Map<string, ReturnType<typeof statementFor>>();

/** Reads, in one statement, all values of the home page that are specific to the viewer. */
export async function readPersonalHome(
  db: Db,
  { viewer, locale, now }: ReadContext,
  cards: Pick<PersonAndCards, 'keys' | 'notices'>,
  maxTools: number,
): Promise<PersonalRow> {
  // There is one statement for each combination of the values that its SQL text depends on.
  const { id: person, roles, department, location } = viewer;
  const kind = JSON.stringify([department === null, location === null, locale, maxTools]);
  const statement = statements.get(kind) ?? statementFor(department === null, location === null, locale, maxTools);
  statements.set(kind, statement);
  const values = { person, roles, department: department ?? '', location: location ?? '', locale, now, ...cards };
  return onlyRow(await statement(db, values));
}

/** JSON path of the keys of the notices that an inbox shows. */
const FIRST = `$[0 to ${MAX_SHOWN - 1}]`;

const statementFor = (isWithoutDepartment: boolean, isWithoutLocation: boolean, locale: Locale, maxTools: number) =>
  constantStatement<PersonAndCards, PersonalRow>((db, given) => {
    const viewer: Viewer = {
      ...{ id: given.person, roles: given.roles },
      ...{ department: isWithoutDepartment ? null : given.department, location: isWithoutLocation ? null : given.location },
      ...{ editorAreas: [], editorDepartments: [], editorPermissions: [] },
    };
    const readContext: ReadContext = { viewer, locale: given.locale, now: given.now, log: { error: () => undefined } };
    const readUntil = sql<Date>`(select notices_read_until from person where id = ${given.person})`;
    const tools = selectLinks(db, readContext)
      .where('item.area', '=', 'tool')
      .where((eb) => isFavourite(eb, viewer))
      .orderBy(collated('text.title', locale))
      .orderBy('item.key', 'desc')
      .limit(maxTools)
      .clearSelect()
      .select('item.key');
    const inbox = sql`array(select value::bigint from waiting, jsonb_array_elements_text(
      jsonb_path_query_array(published || changed, ${sql.lit(FIRST)}) || jsonb_path_query_array("mustRead", ${sql.lit(FIRST)}) || alert
    ))`;
    const others = sql`keys from others`;
    const notices = sql`keys from notices`;
    return db
      .with('waiting', () => db.selectNoFrom([...selectWaiting(db, readContext, readUntil)]))
      .with('own_tools', () => db.selectNoFrom(sql<number[]>`array(${tools})`.as('keys')))
      .with('others', () => db.selectNoFrom(sql`${given.keys}::bigint[] || (select keys from own_tools)`.as('keys')))
      .with('notices', () => db.selectNoFrom(sql`${given.notices}::bigint[] || ${inbox}`.as('keys')))
      .selectNoFrom([
        ...selectPersonState(given.person, sql`others.keys || notices.keys from others, notices`),
        sql<string>`json_build_object(
          'waiting', (select to_json(waiting) from waiting),
          'cards', (${selectCardValues(db, others, viewer, [])}),
          'notices', (${selectCardValues(db, notices, viewer, [READER_STATE.read, READER_STATE.acknowledged])}),
          'pinned', ${jsonArrayFrom(selectPinned(db, readContext))},
          'suggested', ${jsonArrayFrom(selectSuggested(db, readContext))},
          'recent', ${jsonArrayFrom(selectRecent(db, readContext))},
          'tools', (select to_json(keys) from own_tools)
        )::text`.as('values'),
      ]);
  });
