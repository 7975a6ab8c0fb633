import { randomUUID } from 'node:crypto';
import { LOCALES } from '../../../contract/core/locale';
import type { Viewer } from '../../../contract/core/permissions';
import type { ItemDocument } from '../../../contract/document';
import type { Audience } from '../../../contract/item';
import { SEARCHED_PLACES } from '../../../contract/manage/question';
import type { Db } from '../../db/connect';
import type { ReadContext } from '../item/read/read-context';
import { rankEverything } from '../search/general-search';
import type { AskedPlace } from './repository';

/** Returns a viewer in the audience: one with the first department, location and role that it names. */
const readerOf = ({ departments, locations, roles }: Audience): Viewer => ({
  id: randomUUID(),
  roles: [roles[0] ?? 'employee'],
  department: departments[0] ?? null,
  location: locations[0] ?? null,
  ...{ editorAreas: [], editorDepartments: [], editorPermissions: [] },
});

/** Searches all areas for each question of a document as a reader of its audience, and returns the places of its item in the results. */
export async function askQuestions(
  db: Db,
  { area, id, audience, texts }: ItemDocument,
  { now, log }: Pick<ReadContext, 'now' | 'log'>,
): Promise<AskedPlace[]> {
  const viewer = readerOf(audience);
  const places: AskedPlace[] = [];
  for (const locale of LOCALES)
    for (const question of texts[locale]?.questions ?? []) {
      const ranked = await rankEverything(db, question, SEARCHED_PLACES, { viewer, locale, now, log });
      const index = ranked.findIndex((hit) => hit.area === area && hit.id === id);
      places.push({ locale, question, place: index < 0 ? null : index + 1 });
    }
  return places;
}
