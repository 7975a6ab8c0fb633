import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '../../../contract/core/locale';
import type { Names } from '../../../contract/document';
import { nameIn } from '../item/read/names';

/** Selects the names of the department that an identity provider means by a text; null for a text that the portal does not know. */
export const namesOfClaimed = (text: RawBuilder<unknown>): RawBuilder<Names | null> => sql<Names | null>`(
  select department.names from department
  where folded_department_names(${text}) && array[folded_name(department.id)] limit 1
)`;

/** Returns a person's department in the given language, or as the identity provider sent it if the portal does not know it. */
export const claimedDepartment = (sent: string | null, names: Names | null, locale: Locale): string | null =>
  names ? nameIn(names, locale) : sent;
