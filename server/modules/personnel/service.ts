import type { Classification } from '../../../contract/classification';
import type { AnswerOf } from '../../../contract/core/endpoint';
import { majorityOf, mostFrequentOf } from '../../../contract/core/frequent';
import { type KeyDate, type personnelApi, type PersonnelCard, type Topic } from '../../../contract/personnel';
import type { Db } from '../../db/connect';
import type { Person } from '../../../contract/person';
import { listCards, type CardRow } from '../item/read/card-repository';
import { classificationTree } from '../item/read/classification';
import { rootsOf } from '../item/read/classification-roots';
import { personLinkOf, readPeople } from '../item/read/person';
import { linkOf } from '../item/read/present';
import { nameIn } from '../item/read/names';
import { PERSONNEL } from './area';
import { contactsOfArea, datesToCome, ownersOfArea, servicesOfDepartments } from './repository';
import type { ReadContext } from '../item/read/read-context';

/** Maximum number of pages from which topics are built, the most viewed ones. */
const MAX_PAGES = 500;
const MAX_OF_TOPIC = 5;
const MAX_POPULAR = 5;

export async function overview(db: Db, readContext: ReadContext): Promise<AnswerOf<(typeof personnelApi)['overview']>> {
  const { locale } = readContext;
  const tree = await classificationTree(db, PERSONNEL.area, readContext);
  const rows = await listCards(db, PERSONNEL.area, {}, 'popular', { page: 1, pageSize: MAX_PAGES }, readContext);
  const cards = await PERSONNEL.cardsOf(db, rows, readContext);
  const topics = topicsOf(tree, rows, cards);
  const owners = await ownersOfArea(db, readContext);
  const people = await readPeople(db, [...new Set([...owners, ...topics.flatMap(({ ownerId }) => ownerId ?? [])])], locale);
  const contacts = await contactsOfArea(db, readContext);
  const keyDates = await keyDatesUntil(db, readContext);
  const services = await servicesOfDepartments(db, readContext);
  return {
    topics: topics.map(({ ownerId, ...topic }) => ({ ...topic, owner: linkTo(people, ownerId) })),
    people: people.filter(({ id }) => owners.includes(id)),
    contacts: contacts.map(({ department, names, contact }) => ({
      department: department && names ? { id: department, name: nameIn(names, locale) } : null,
      contact,
    })),
    keyDates,
    mostRead: cards
      .filter(({ views }) => views > 0)
      .slice(0, MAX_POPULAR)
      .map(linkOf),
    services: services.map(linkOf),
  };
}

/** Returns the key dates to come, until a day if one is given. */
export async function keyDatesUntil(db: Db, readContext: ReadContext, day?: string): Promise<KeyDate[]> {
  const rows = await datesToCome(db, readContext, day);
  return rows.map(({ value: { date, text }, ...item }) => ({ date, text, item: linkOf(item) }));
}

interface OwnedTopic extends Omit<Topic, 'owner'> {
  ownerId: string | null;
}

/** Returns the root classifications with the most viewed pages in each, whom to ask about them and their newest change. */
function topicsOf(tree: readonly Classification[], rows: readonly CardRow[], cards: readonly PersonnelCard[]): OwnedTopic[] {
  const roots = rootsOf(tree);
  const ownerOf = new Map(rows.map(({ id, owner }) => [id, owner]));
  return tree.flatMap(({ children: _, ...topic }) => {
    const own = cards.filter(({ classificationIds }) => classificationIds.some((held) => roots.get(held)?.id === topic.id));
    const [changedAt] = own.map(({ updatedAt }) => updatedAt).sort((a, b) => b.localeCompare(a));
    if (changedAt === undefined) return [];
    const ownerId = majorityOf(own.map(({ id }) => ({ value: ownerOf.get(id) ?? null, count: 1 })));
    const departmentId = mostFrequentOf(own.map(({ department }) => ({ value: department?.id ?? null, count: 1 })));
    return {
      ...topic,
      pages: own.slice(0, MAX_OF_TOPIC).map((card) => ({ ...linkOf(card), kind: card.kind })),
      ownerId,
      department: own.find(({ department }) => department?.id === departmentId)?.department ?? null,
      changedAt,
    };
  });
}

/** Returns the byline of the person or desk with that id; null if the directory has none. */
function linkTo(people: readonly Person[], id: string | null) {
  const person = people.find((one) => one.id === id);
  return person ? personLinkOf(person) : null;
}
