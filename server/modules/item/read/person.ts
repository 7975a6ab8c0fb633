import type { Locale } from '../../../../contract/core/locale';
import type { Person, PersonLink } from '../../../../contract/person';
import type { Db } from '../../../db/connect';
import { nameIn } from './names';
import { findPeople, type PersonRow } from './person-repository';

/** Returns the card of the person or desk with that id; null if the directory has none, or if no id is given. */
export async function readPerson(db: Db, id: string | null, locale: Locale): Promise<Person | null> {
  if (id === null) return null;
  const [row] = await findPeople(db, [id]);
  return row ? personOf(row, locale) : null;
}

/** Returns the cards of those people and desks that the directory has, in the order of the ids. */
export async function readPeople(db: Db, ids: readonly string[], locale: Locale): Promise<Person[]> {
  const rows = ids.length ? await findPeople(db, ids) : [];
  const found = new Map(rows.map((row) => [row.id, personOf(row, locale)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Returns the bylines of those people that the directory has, by their ids. */
export async function readPersonLinks(
  db: Db,
  ids: readonly (string | null)[],
  locale: Locale,
): Promise<Map<string | null, PersonLink>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const rows = known.length ? await findPeople(db, known) : [];
  return new Map(rows.map((row) => [row.id, linkOf(row, locale)]));
}

function linkOf({ id, kind, names, pictureId, width, height }: PersonRow, locale: Locale): PersonLink {
  return { id, kind, name: nameIn(names, locale), picture: pictureId === null ? null : { id: pictureId, width, height } };
}

/** Returns the properties of a person that a byline shows. */
export const personLinkOf = ({ id, kind, name, picture }: PersonLink): PersonLink => ({ id, kind, name, picture });

/** Returns the card of a stored person in that language; texts that lack it come in the other one. */
export function personOf(row: PersonRow, locale: Locale): Person {
  const { roles, departments, hours, email, phone, replyHours } = row;
  return {
    ...linkOf(row, locale),
    role: roles && nameIn(roles, locale),
    department: departments && nameIn(departments, locale),
    ...{ email, phone, replyHours },
    hours: hours && nameIn(hours, locale),
  };
}
