import type { Classification } from '../../../contract/classification';
import type { AnswerOf } from '../../../contract/core/endpoint';
import { type KeyDate, type personnelApi, type PersonnelCard, type Topic } from '../../../contract/personnel';
import type { Db } from '../../db/connect';
import { listCards } from '../item/read/card-repository';
import { classificationTree } from '../item/read/classification';
import { rootsOf } from '../item/read/classification-roots';
import { readPeople } from '../item/read/person';
import { linkOf } from '../item/read/present';
import { nameIn } from '../item/read/names';
import { PERSONNEL } from './area';
import { contactsOfArea, datesToCome, ownersOfArea, servicesOfDepartments } from './repository';
import type { ReadContext } from '../item/read/read-context';

/** Maximum number of pages from which topics are built, the most viewed ones. */
const MAX_PAGES = 500;
const MAX_OF_TOPIC = 4;
const MAX_POPULAR = 5;

export async function overview(db: Db, readContext: ReadContext): Promise<AnswerOf<(typeof personnelApi)['overview']>> {
  const { locale } = readContext;
  const tree = await classificationTree(db, PERSONNEL.area, readContext);
  const rows = await listCards(db, PERSONNEL.area, {}, 'popular', { page: 1, pageSize: MAX_PAGES }, readContext);
  const cards = await PERSONNEL.cardsOf(db, rows, readContext);
  const people = await readPeople(db, await ownersOfArea(db, readContext), locale);
  const contacts = await contactsOfArea(db, readContext);
  const keyDates = await keyDatesUntil(db, readContext);
  const services = await servicesOfDepartments(db, readContext);
  return {
    topics: topicsOf(tree, cards),
    people,
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

/** Returns the root classifications with the most viewed pages in each. */
function topicsOf(tree: readonly Classification[], cards: readonly PersonnelCard[]): Topic[] {
  const roots = rootsOf(tree);
  return tree.map(({ children: _, ...topic }) => {
    const own = cards.filter(({ classificationIds }) => classificationIds.some((held) => roots.get(held)?.id === topic.id));
    const ofKind = (kind: PersonnelCard['kind']) =>
      own
        .filter((card) => card.kind === kind)
        .slice(0, MAX_OF_TOPIC)
        .map(linkOf);
    return { ...topic, guides: ofKind('guide'), policies: ofKind('policy') };
  });
}
