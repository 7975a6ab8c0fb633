import { AREA_FIELDS } from '../../../contract/areas';
import type { Area } from '../../../contract/core/areas';
import type { AnswerOf } from '../../../contract/core/endpoint';
import { can, type Viewer } from '../../../contract/core/permissions';
import type { Names } from '../../../contract/document';
import type { contentManageApi } from '../../../contract/manage/content';
import { fieldsOf } from '../../../contract/manage/fields';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { presentAudience } from '../item/publish/present-departments';
import { listClassifications, listDepartments, type StoredClassification } from '../item/publish/taxonomy-repository';
import { mayEdit, mayEditIn, ownedBy } from '../item/read/policy';
import { listAudienceNames } from './content-repository';

/** Returns what the form of an area offers to the viewer. Throws `permission.denied` if they edit nothing in the area. */
export async function areaForm({ db }: Deps, area: Area, viewer: Viewer): Promise<AnswerOf<(typeof contentManageApi)['form']>> {
  if (!mayEditIn(viewer, area)) throw new AppError('permission.denied');
  const { fields, textFields } = AREA_FIELDS[area];
  const stored = await listDepartments(db);
  const departments = stored.filter((department) => mayEdit(viewer, ownedBy(area, department)));
  const audience = await listAudienceNames(db);
  return {
    fields: fieldsOf(fields),
    textFields: fieldsOf(textFields),
    departments: departments.map(({ names }) => names),
    classifications: await classificationPaths(db, area),
    audience: { ...audience, departments: presentAudience(audience.departments, stored) },
    can: { publish: can(viewer, 'content.publish', { area }) },
  };
}

/** Returns the paths of an area's classifications, each from the broadest to the narrowest. */
export async function classificationPaths(db: Db, area: Area): Promise<Names[][]> {
  const classifications = await listClassifications(db, area);
  return classifications.map((classification) => pathOf(classification, classifications));
}

/** Returns the names of a classification and of those above it, from the broadest to the narrowest. */
function pathOf({ parent, names }: StoredClassification, all: readonly StoredClassification[]): Names[] {
  const above = parent === null ? undefined : all.find(({ key }) => key === parent);
  return [...(above ? pathOf(above, all) : []), names];
}
