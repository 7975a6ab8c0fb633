import type { Area } from '../../../../contract/core/areas';
import { can, type Action, type Viewer } from '../../../../contract/core/permissions';
import type { Names } from '../../../../contract/document';
import type { DepartmentEntry } from '../../../../contract/manage/department-change';

/** Properties of an item that decide who may edit it. */
export interface Owned {
  area: Area;
  department: string | null;
  departmentNames: Names | null;
  departmentAliases: readonly string[] | null;
}

/** Returns the facts that decide who may edit an item. `department` is null for an item without one. */
export const ownedBy = (area: Area, department: DepartmentEntry | null): Owned => ({
  area,
  department: department?.id ?? null,
  departmentNames: department?.names ?? null,
  departmentAliases: department?.aliases ?? null,
});

/** Returns the id, names and aliases of an item's department: an identity provider may send any of them. */
const departmentsOf = ({ department, departmentNames, departmentAliases }: Owned): (string | null)[] =>
  department === null ? [null] : [department, ...Object.values(departmentNames ?? {}), ...(departmentAliases ?? [])];

const may = (viewer: Viewer, action: Action, item: Owned): boolean =>
  departmentsOf(item).some((department) => can(viewer, action, { area: item.area, department }));

export const mayEdit = (viewer: Viewer, item: Owned): boolean => may(viewer, 'content.edit', item);

export const mayReview = (viewer: Viewer, item: Owned): boolean => may(viewer, 'content.review', item);

/** Returns whether the viewer may return a submitted draft to its author. */
export const mayReturn = (viewer: Viewer, item: Owned): boolean => may(viewer, 'content.return', item);

export const mayPublish = (viewer: Viewer, item: Owned): boolean => may(viewer, 'content.publish', item);

/** Returns whether the area can have an item that the viewer may edit. */
export const mayEditIn = (viewer: Viewer, area: Area): boolean => can(viewer, 'content.edit', { area });

/** Returns whether the area can have a draft that the viewer may preview. */
export const mayPreviewIn = (viewer: Viewer, area: Area): boolean => can(viewer, 'content.preview', { area });

export const mayPreview = (viewer: Viewer, item: Owned): boolean => may(viewer, 'content.preview', item);
