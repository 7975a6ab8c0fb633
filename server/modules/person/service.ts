import type { ParsedInputOf } from '../../../contract/core/endpoint';
import type { Locale } from '../../../contract/core/locale';
import type { Person, personApi } from '../../../contract/person';
import type { Db } from '../../db/connect';
import { AppError } from '../../http/errors';
import { personOf, readPerson } from '../item/read/person';
import { comparable, cutQuery } from '../search/text/terms';
import { listPeople } from './repository';

const MAX_WORDS = 8;

/** Returns the card of a person or desk. Throws `person.not_found`. */
export async function personBy(db: Db, id: string, locale: Locale): Promise<Person> {
  const person = await readPerson(db, id, locale);
  if (!person) throw new AppError('person.not_found');
  return person;
}

/** Returns the words of a query for people. */
export const wordsIn = (query: string): string[] => comparable(cutQuery(query)).split(' ').filter(Boolean).slice(0, MAX_WORDS);

/** Returns the people and desks that every word of the query is found in, best first. */
export async function searchPeople(
  db: Db,
  { query, limit }: ParsedInputOf<(typeof personApi)['search']>,
  locale: Locale,
): Promise<Person[]> {
  const rows = await listPeople(db, wordsIn(query), limit);
  return rows.map((row) => personOf(row, locale));
}
