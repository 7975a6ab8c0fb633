import type { Names } from '../../../contract/document';
import type { Mention } from '../../../contract/manage/department-uses';
import type { Db } from '../../db/connect';
import { readReviewSettings } from '../review/settings';
import * as repository from './repository';

/** Returns everything that refers to departments, by the names that it uses. */
export async function listMentions(db: Db): Promise<Mention[]> {
  const ofNames = (names: Names): string[] => Object.values(names);
  const { areas } = await readReviewSettings(db);
  return [
    ...(await repository.countOwned(db)).map(({ id, count }): Mention => ({ use: 'items', names: [id], count })),
    ...(await repository.countAudiences(db)).map((row): Mention => ({ use: 'audiences', ...row })),
    ...(await repository.listReferringDrafts(db)).map(({ department, audience }): Mention => ({
      ...{ use: 'drafts', count: 1 },
      names: [...(department ? ofNames(department) : []), ...audience.departments],
    })),
    ...(await repository.countPeople(db)).map(({ name, count }): Mention => ({ use: 'people', names: [name], count })),
    ...(await repository.countEditors(db)).map((row): Mention => ({ use: 'editors', ...row })),
    ...(await repository.listContacts(db)).map(({ departments }): Mention => ({
      use: 'contacts',
      names: ofNames(departments),
      count: 1,
    })),
    ...Object.values(areas).flatMap(({ departments }) =>
      Object.keys(departments).map((id): Mention => ({ use: 'reviews', names: [id], count: 1 })),
    ),
  ];
}
