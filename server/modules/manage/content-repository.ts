import { sql, type Expression } from 'kysely';
import type { Area } from '../../../contract/core/areas';
import type { Locale } from '../../../contract/core/locale';
import {
  CHECK_SOON_DAYS,
  type CareFilter,
  type ContentSort,
  type OwnedFilter,
  type TranslationFilter,
  type Waiting,
} from '../../../contract/manage/content';
import { ITEM_STATES, type ItemState } from '../../../contract/manage/state';
import type { Db } from '../../db/connect';
import { collated, type PageRequest } from '../item/read/card-repository';
import { presentDepartmentId } from '../item/read/department-repository';

/** Items of the areas, in all departments if `departments` is null. */
export interface ContentScope {
  areas: readonly Area[];
  departments: readonly string[] | null;
}

export interface ContentFilter {
  state?: ItemState['state'];
  waiting?: Waiting;
  hasDraft?: boolean;
  /** Person who saved the draft. */
  draftOf?: string;
  /** Person whose drafts are left out. */
  draftNotOf?: string;
  department?: string;
  /** Keys of the classifications in which published items are. */
  classifications?: readonly number[];
  /** Only items that expire after the moment of the list and not after this one. */
  expiresBy?: Date;
  care?: CareFilter;
  owned?: OwnedFilter;
  /** Id of the owner. */
  owner?: string;
  translation?: TranslationFilter;
  query?: string;
}

/** Person whose list it is. */
export interface Caller {
  person: string;
}

export type ManagedRow = Awaited<ReturnType<typeof listManaged>>[number];

/** Returns a page of the items in the scope that pass the filter. */
export async function listManaged(
  db: Db,
  scope: ContentScope & Caller,
  filter: ContentFilter,
  { sort, locale, page, pageSize }: PageRequest & { sort: ContentSort; locale: Locale },
  moment: Date,
) {
  const rows = managed(db, scope, filter, moment)
    .leftJoin('person as writer', 'writer.id', 'entry.draftBy')
    .leftJoin('department', 'department.id', 'entry.department')
    .selectAll('entry')
    .select(['writer.name as draftByName', 'department.names as departmentNames'])
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const sorted = {
    updated: () => rows.orderBy('entry.updatedAt', 'desc'),
    published: () => rows.orderBy('entry.publishedAt', (order) => order.desc().nullsLast()),
    expires: () => rows.orderBy('entry.expiresAt', (order) => order.asc().nullsLast()),
    views: () => rows.orderBy('entry.views', 'desc'),
    check: () =>
      (filter.care === 'stale' ? rows.orderBy('entry.isOwn', (order) => order.desc().nullsLast()) : rows).orderBy(
        'entry.checkBy',
        (order) => order.asc().nullsLast(),
      ),
    title: () => rows.orderBy(collated(locale === 'zh-CN' ? 'entry.titleZh' : 'entry.titleEn', locale)),
  }[sort]();
  return sorted.orderBy('entry.key', 'desc').execute();
}

export async function countManaged(db: Db, scope: ContentScope & Caller, filter: ContentFilter, moment: Date): Promise<number> {
  const { total } = await managed(db, scope, filter, moment)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const WAITING_SINCE = { submitted: 'entry.submittedAt', returned: 'entry.returnedAt', scheduled: 'entry.scheduledAt' } as const;

/** Returns the last day to check by of items that are due at that moment. */
const dueDay = (moment: Date): string => dayOf(new Date(moment.getTime() + CHECK_SOON_DAYS * DAY_MS));
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const DAY_MS = 86_400_000;

function managed(db: Db, scope: ContentScope & Caller, filter: ContentFilter, moment: Date) {
  return (
    db
      .selectFrom(entries(db, scope, moment).as('entry'))
      // Excludes the other states: PostgreSQL expects `=` on an expression to keep one row in 200, and would choose nested loops.
      .$if(filter.state !== undefined, (rows) =>
        rows.where(
          'entry.state',
          'not in',
          ITEM_STATES.filter((state) => state !== filter.state),
        ),
      )
      .$if(filter.waiting !== undefined, (rows) => rows.where(WAITING_SINCE[filter.waiting ?? 'submitted'], 'is not', null))
      .$if(filter.hasDraft === true, (rows) => rows.where('entry.draftVersion', 'is not', null))
      .$if(filter.draftOf !== undefined, (rows) => rows.where('entry.draftBy', '=', filter.draftOf ?? ''))
      .$if(filter.draftNotOf !== undefined, (rows) => rows.where('entry.draftBy', 'is distinct from', filter.draftNotOf ?? ''))
      .$if(filter.expiresBy !== undefined, (rows) =>
        rows.where('entry.expiresAt', '>', moment).where('entry.expiresAt', '<=', filter.expiresBy ?? moment),
      )
      .$if(filter.care !== undefined, (rows) =>
        rows.where((eb) => {
          const isDue = eb(
            'entry.checkBy',
            filter.care === 'passed' ? '<' : '<=',
            filter.care === 'passed' ? dayOf(moment) : dueDay(moment),
          );
          const isOrphan = eb.or([eb('entry.owner', 'is', null), eb('entry.ownerNames', 'is', null)]);
          return eb.and([eb('entry.state', '=', 'published'), filter.care === 'stale' ? eb.or([isDue, isOrphan]) : isDue]);
        }),
      )
      .$if(filter.owned === 'mine', (rows) => rows.where('entry.isOwn', '=', true))
      .$if(filter.owned === 'none', (rows) => rows.where('entry.owner', 'is', null))
      .$if(filter.owned === 'left', (rows) => rows.where('entry.owner', 'is not', null).where('entry.ownerNames', 'is', null))
      .$if(filter.owner !== undefined, (rows) => rows.where('entry.owner', '=', filter.owner ?? ''))
      .$if(filter.translation === 'missing', (rows) =>
        rows.where((eb) => eb.or([isMissing(eb.ref('entry.titleEn')), isMissing(eb.ref('entry.titleZh'))])),
      )
      .$if(filter.translation === 'behind', (rows) => rows.where(HAS_STALE_PASSAGES))
      .$if(filter.department !== undefined, (rows) =>
        rows.where('entry.department', '=', presentDepartmentId(filter.department ?? '')),
      )
      .$if(filter.classifications !== undefined, (rows) =>
        rows.where((eb) =>
          eb.exists(
            eb
              .selectFrom('item_classification')
              .select('item_classification.item')
              .whereRef('item_classification.item', '=', 'entry.key')
              .where('item_classification.classification', '=', eb.fn.any(eb.val([...(filter.classifications ?? [])]))),
          ),
        ),
      )
      .$if(filter.query !== undefined, (rows) =>
        rows.where((eb) => {
          const pattern = `%${(filter.query ?? '').replace(/[\\%_]/g, '\\$&')}%`;
          return eb.or([
            eb('entry.titleEn', 'ilike', pattern),
            eb('entry.titleZh', 'ilike', pattern),
            eb('entry.id', 'ilike', pattern),
          ]);
        }),
      )
  );
}

const isMissing = (title: Expression<string | null>) => sql<boolean>`coalesce(${title}, '') = ''`;

/** Condition that the newest document of an entry has a passage that nobody has checked since its counterpart changed. */
const HAS_STALE_PASSAGES = sql<boolean>`jsonb_path_exists(
  coalesce(
    (select document from item_draft where item = entry.key),
    (select document from item_revision where item = entry.key and revision = entry.revision),
    (select document from scheduled_revision where item = entry.key)
  ),
  '$.stalePassages.*[*] ? (!exists(@.right))'
)`;

/** Selects the items in the scope with their state at that moment, and the titles of their drafts or published texts. */
const entries = (db: Db, { areas, departments, person }: ContentScope & Caller, moment: Date) =>
  db
    .selectFrom('item')
    .leftJoin('item_draft as draft', 'draft.item', 'item.key')
    .leftJoin('scheduled_revision as scheduled', 'scheduled.item', 'item.key')
    .leftJoin('directory_person as keeper', 'keeper.id', 'item.owner')
    .leftJoin('item_text as en', (join) => join.onRef('en.item', '=', 'item.key').on('en.locale', '=', 'en-US'))
    .leftJoin('item_text as zh', (join) => join.onRef('zh.item', '=', 'item.key').on('zh.locale', '=', 'zh-CN'))
    .where((eb) => eb('item.area', '=', eb.fn.any(eb.val([...areas]))))
    .$if(departments !== null, (items) =>
      items.where((eb) => eb('item.department', '=', eb.fn.any(eb.val([...(departments ?? [])])))),
    )
    // The item of a discarded first draft stays, without anything to show.
    .where((eb) => eb.or([eb('item.revision', '>', 0), eb('draft.item', 'is not', null), eb('scheduled.item', 'is not', null)]))
    .select([
      'item.key',
      'item.area',
      'item.id',
      'item.department',
      'item.revision',
      'item.published_at as publishedAt',
      'item.expires_at as expiresAt',
      'item.views',
      'item.owner',
      'keeper.names as ownerNames',
      sql<string | null>`item.check_by::text`.as('checkBy'),
      sql<boolean | null>`lower(keeper.email) = (select nullif(lower(email), '') from person where id = ${person})`.as('isOwn'),
      'draft.version as draftVersion',
      'draft.person as draftBy',
      'draft.updated_at as draftSavedAt',
      titleIn('en-US', 'en').as('titleEn'),
      titleIn('zh-CN', 'zh').as('titleZh'),
      stateAt(moment).as('state'),
      'scheduled.publish_at as scheduledAt',
      'draft.submitted_at as submittedAt',
      'draft.returned_at as returnedAt',
      sql<Date>`greatest(item.updated_at, draft.updated_at)`.as('updatedAt'),
    ]);

/** Selects the title in that language: of the draft, if there is one, or of the published text. */
const titleIn = (locale: Locale, table: string) => sql<string | null>`
  case
    when draft.item is not null then draft.document -> 'texts' -> ${locale} ->> 'title'
    when item.revision = 0 then scheduled.document -> 'texts' -> ${locale} ->> 'title'
    else ${sql.ref(`${table}.title`)}
  end`;

const stateAt = (moment: Date) => sql<ItemState['state']>`
  case
    when item.archived_at is not null then 'archived'
    when item.revision = 0 and scheduled.item is not null and scheduled.failure is null then 'scheduled'
    when item.revision = 0 then 'draft'
    when item.published_at > ${moment} then 'scheduled'
    when item.expires_at <= ${moment} then 'expired'
    else 'published'
  end`;

/** Returns the owners of the items in the scope with the numbers of their items; an owner of null stands for none. */
export async function countByOwner(db: Db, scope: ContentScope & Caller, moment: Date) {
  const isDue = sql<boolean>`entry.state = 'published' and entry."checkBy" <= ${dueDay(moment)}`;
  return db
    .selectFrom(entries(db, scope, moment).as('entry'))
    .leftJoin('directory_person as keeper', 'keeper.id', 'entry.owner')
    .leftJoin('directory_picture as portrait', 'portrait.person', 'keeper.id')
    .where('entry.state', '<>', 'archived')
    .groupBy(['entry.owner', 'keeper.id', 'portrait.id'])
    .select(['entry.owner', 'keeper.names', 'keeper.kind', 'keeper.roles', 'keeper.departments', 'keeper.position'])
    .select(['portrait.id as pictureId', 'portrait.width', 'portrait.height'])
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.countAll<number>().filterWhere(isDue).as('due')])
    .orderBy('keeper.position', (order) => order.asc().nullsFirst())
    .orderBy('entry.owner')
    .execute();
}

/** Returns the departments and locations of everyone who has signed in, in alphabetical order. */
export async function listAudienceNames(db: Db): Promise<{ departments: string[]; locations: string[] }> {
  const namesIn = async (column: 'department' | 'location'): Promise<string[]> => {
    const rows = await db
      .selectFrom('person')
      .select(`${column} as name`)
      .distinct()
      .where(column, 'is not', null)
      .orderBy('name')
      .limit(MAX_NAMES)
      .$narrowType<{ name: string }>()
      .execute();
    return rows.map(({ name }) => name);
  };
  return { departments: await namesIn('department'), locations: await namesIn('location') };
}

const MAX_NAMES = 500;
