import type { Area } from '../../../contract/core/areas';
import type { Page } from '../../../contract/core/endpoint';
import type { ItemCard, ItemDetail } from '../../../contract/item';
import type { Db } from '../../db/connect';
import { onlyRow } from '../../db/constant-statement';
import type { TaggedAnswer } from '../../http/answers/answer-bytes';
import type { CardRow } from '../item/read/card-repository';
import { mayEdit, type Owned } from '../item/read/policy';
import { listItems, readItem } from '../item/read/reader';
import type { ReadContext } from '../item/read/read-context';
import type { KeptParts, PersonalRow } from '../kept/kept-parts';
import { viewsIn } from '../kept/person-state-repository';
import { cardsStatement, detailStatement } from './personal-repository';
import { filterOf, listCardsOf, readDetailOf, type ListInput } from './service';
import type { ContentArea } from './content-area';

/** Cards as a person without any activity sees them, with the keys of their items. */
export interface SharedCards<Card> {
  cards: readonly Card[];
  keys: readonly number[];
}

/** Returns a function that creates the statement of each area once. */
const oncePerArea = <Content extends { area: Area }, Statement>(make: (content: Content) => Statement) => {
  const statements = new Map<Area, Statement>();
  return (content: Content): Statement => {
    const known = statements.get(content.area) ?? make(content);
    statements.set(content.area, known);
    return known;
  };
};

type Personal = Pick<ContentArea<unknown, unknown, never>, 'area' | 'personal'>;
const cardsOfPerson = oncePerArea(({ personal = {} }: Personal) => cardsStatement(Object.values(personal)));
const detailOfPerson = oncePerArea(
  ({ personal = {}, personalDetail }: Pick<ContentArea<unknown, unknown, never>, 'area' | 'personal' | 'personalDetail'>) =>
    detailStatement([...Object.values(personal), ...(personalDetail ? [personalDetail.value] : [])]),
);

/** Reads the person's own values of the items. */
async function readPersonal(db: Db, content: Personal, keys: readonly number[], person: string): Promise<PersonalRow> {
  return onlyRow(await cardsOfPerson(content)(db, { keys, person }));
}

/** A person's own values of an item's card. */
export type CardValues = [key: number, favourite: boolean, ...own: unknown[]];

/** Returns the cards with their views and a person's own values. */
export function withPersonal<Card>(
  { personal = {} }: Personal,
  { cards, keys }: SharedCards<Card>,
  values: readonly CardValues[],
  views: ReadonlyMap<number, number>,
): Card[] {
  const byKey = new Map(values.map(([key, ...rest]) => [key, rest]));
  const names = Object.keys(personal);
  return cards.map((card, place) => {
    const key = keys[place] ?? NaN;
    const [favourite, ...own] = byKey.get(key) ?? [];
    return { ...card, views: views.get(key), favourite, ...Object.fromEntries(names.map((name, nth) => [name, own[nth]])) };
  });
}

/** Returns a list of cards. Everything but the person's own values is cached for all people of an audience. */
export function keptListOf<Card extends ItemCard, Filters>(
  kept: KeptParts,
  db: Db,
  content: ContentArea<Card, unknown, Filters>,
  input: ListInput & Filters,
  readContext: ReadContext,
): Promise<Page<Card> | TaggedAnswer<Page<Card>>> {
  const direct = () => listCardsOf(db, content, input, readContext);
  const filter = filterOf(content, input);
  // These lists have other items for each person.
  if (filter.favourite !== undefined || filter.also?.length) return direct();
  const load = async (nobody: ReadContext) => {
    const { items, ...found } = await listItems(db, content, { ...input, filter }, nobody);
    return { ...(await sharedCards(db, content, items, nobody)), found };
  };
  return kept.answer<Page<Card>>(
    readContext,
    async ({ part, personal }) => {
      const shared = await part(`list ${content.area} ${JSON.stringify(input)}`, load);
      const { found } = shared.value;
      // Sorted, because the order by popularity changes every ten seconds, and the keys are a part of the cache key.
      const keys = shared.value.keys.toSorted((a, b) => a - b);
      const { version, values, views } = await personal(`cards ${content.area} ${keys.join()}`, () =>
        readPersonal(db, content, keys, readContext.viewer.id),
      );
      const build = () => ({
        ...found,
        items: withPersonal(content, shared.value, JSON.parse(values) as CardValues[], viewsIn(views)),
      });
      return { version, parts: [shared], personal: `${values} ${views}`, build };
    },
    direct,
  );
}

/** Returns the cards of rows that were read without a person's own values. */
export const sharedCards = async <Card>(
  db: Db,
  content: ContentArea<Card, unknown, never>,
  rows: readonly CardRow[],
  nobody: ReadContext,
): Promise<SharedCards<Card>> => ({ cards: await content.cardsOf(db, rows, nobody), keys: rows.map(({ key }) => key) });

type DetailValues = [
  views: number,
  shareCount: number,
  yes: number,
  no: number,
  mine: boolean | null,
  favourite: boolean,
  ...own: unknown[],
];

/** Returns an item's page. Everything but the person's own values and permissions is cached for all people of an audience. */
export function keptDetailOf<Detail extends ItemDetail>(
  kept: KeptParts,
  db: Db,
  content: ContentArea<unknown, Detail, never>,
  id: string,
  readContext: ReadContext,
): Promise<Detail | TaggedAnswer<Detail>> {
  const load = async (nobody: ReadContext) => {
    const { detail, row } = await readItem(db, content, id, nobody);
    const { area, department, departmentNames, departmentAliases } = row;
    const owned: Owned = { area, department, departmentNames, departmentAliases };
    return { detail: await content.detailOf(db, detail, row, nobody), key: row.key, owned };
  };
  return kept.answer<Detail>(
    readContext,
    async ({ part }) => {
      const shared = await part(`detail ${content.area} ${id}`, load);
      const { detail, key, owned } = shared.value;
      const edit = mayEdit(readContext.viewer, owned);
      const [row] = await detailOfPerson(content)(db, { key, person: readContext.viewer.id });
      const values = row?.values ?? '[]';
      const build = () => ({ ...personalPage(content, detail, values), can: { edit } });
      return { version: row?.version ?? NaN, parts: [shared], personal: `${edit} ${values}`, build };
    },
    () => readDetailOf(db, content, id, readContext),
  );
}

function personalPage<Detail extends ItemDetail>(
  { personal = {}, personalDetail }: ContentArea<unknown, Detail, never>,
  detail: Detail,
  values: string,
): Detail {
  const [views, shareCount, yes, no, mine, favourite, ...own] = JSON.parse(values) as DetailValues;
  const names = Object.keys(personal);
  return {
    ...{ ...detail, views, shareCount, useful: { yes, no, mine }, favourite },
    ...Object.fromEntries(names.map((name, nth) => [name, own[nth]])),
    ...personalDetail?.detailOf(detail, own[names.length]),
  };
}
