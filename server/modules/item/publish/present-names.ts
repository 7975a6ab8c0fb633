import type { ItemDocument } from '../../../../contract/document';
import type { Db } from '../../../db/connect';
import { withPresentClassifications } from './present-classifications';
import { withPresentDepartments } from './present-departments';
import { listDepartments } from './taxonomy-repository';

/** Returns the document with the present names of the classifications and departments that it calls by former ones. */
export async function withPresentNames(db: Db, document: ItemDocument): Promise<ItemDocument> {
  const present = await withPresentClassifications(db, document);
  if (!document.department && !document.audience.departments.length) return present;
  const departments = await listDepartments(db);
  return departments.some(({ aliases }) => aliases.length) ? withPresentDepartments(present, departments) : present;
}
