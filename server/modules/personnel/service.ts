import type { Classification } from '../../../contract/classification';
import type { AnswerOf } from '../../../contract/endpoint';
import { type personnelApi, type PersonnelCard, type Topic } from '../../../contract/personnel';
import type { Db } from '../../db/connect';
import { listCards, type Reading } from '../item/card-repository';
import { classificationTree } from '../item/classification';
import { rootsOf } from '../item/classification-roots';
import { linkOf } from '../item/present';
import { nameIn } from '../item/names';
import { PERSONNEL } from './area';
import { contactsOfArea, datesToCome, servicesOfDepartments } from './repository';

/** Topics show the most read of so many pages. */
const MOST = 500;
const MOST_OF_TOPIC = 4;
const MOST_READ = 5;

export async function overview(db: Db, reading: Reading): Promise<AnswerOf<(typeof personnelApi)['overview']>> {
  const { locale } = reading;
  const tree = await classificationTree(db, PERSONNEL.area, reading);
  const rows = await listCards(db, PERSONNEL.area, {}, 'popular', { page: 1, pageSize: MOST }, reading);
  const cards = await PERSONNEL.cardsOf(db, rows, reading);
  const contacts = await contactsOfArea(db, reading);
  const keyDates = await datesToCome(db, reading);
  const services = await servicesOfDepartments(db, reading);
  return {
    topics: topicsOf(tree, cards),
    contacts: contacts.map(({ department, names, contact }) => ({
      department: department && names ? { id: department, name: nameIn(names, locale) } : null,
      contact,
    })),
    keyDates: keyDates.map(({ value: { date, text }, ...item }) => ({ date, text, item: linkOf(item) })),
    mostRead: cards
      .filter(({ views }) => views > 0)
      .slice(0, MOST_READ)
      .map(linkOf),
    services: services.map(linkOf),
  };
}

/** Pages under the broadest classifications that hold them, those most read first. */
function topicsOf(tree: readonly Classification[], cards: readonly PersonnelCard[]): Topic[] {
  const roots = rootsOf(tree);
  return tree.map(({ id, name, count }) => {
    const own = cards.filter(({ classificationIds }) => classificationIds.some((held) => roots.get(held)?.id === id));
    const ofKind = (kind: PersonnelCard['kind']) =>
      own
        .filter((card) => card.kind === kind)
        .slice(0, MOST_OF_TOPIC)
        .map(linkOf);
    return { id, name, count, guides: ofKind('guide'), policies: ofKind('policy') };
  });
}
