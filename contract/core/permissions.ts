import type { Area } from './areas';
import { foldedName } from './folded-name';

export const ROLES = ['employee', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Permissions of an editor: to write drafts, to publish them, and to review those of others. */
export const EDITOR_PERMISSIONS = ['write', 'publish', 'review'] as const;
type EditorPermission = (typeof EDITOR_PERMISSIONS)[number];

/** Actions that can be permitted to a signed-in person. Every endpoint names one of these or `public`. */
export type Action =
  | 'session.use'
  | 'content.read'
  | 'content.preview'
  | 'content.edit'
  | 'content.publish'
  | 'content.review'
  | 'content.return'
  | 'review.manage'
  | 'search.manage'
  | 'structure.manage'
  | 'home.manage'
  | 'directory.manage'
  | 'audit.read'
  | 'people.manage'
  | 'transfer.manage';
export type Permission = 'public' | Action;

export interface Viewer {
  id: string;
  roles: readonly Role[];
  department: string | null;
  location: string | null;
  /** Areas and departments whose items an editor may edit; an empty list of departments means all of them. */
  editorAreas: readonly Area[];
  editorDepartments: readonly string[];
  /** Permissions in all their areas, such as `publish`, or in one of them, such as `notice:publish`. */
  editorPermissions: readonly string[];
}

export interface Subject {
  area: Area;
  /** If omitted, any item of the area. */
  department?: string | null;
}

/** Returns true if the viewer may do `action`: on the given subject, or at all if none is given. */
export function can(viewer: Viewer, action: Action, subject?: Subject): boolean {
  switch (action) {
    case 'session.use':
    case 'content.read':
      return viewer.roles.length > 0;
    case 'content.preview':
      return isEditorOf(viewer, subject);
    case 'content.edit':
      return isEditorOf(viewer, subject, 'write');
    case 'content.publish':
      return isEditorOf(viewer, subject, 'publish');
    case 'content.review':
      return isEditorOf(viewer, subject, 'review');
    case 'content.return':
      return isEditorOf(viewer, subject, 'review') || isEditorOf(viewer, subject, 'publish');
    case 'review.manage':
      return viewer.roles.includes('admin');
    case 'search.manage':
      return viewer.roles.includes('admin') || viewer.roles.includes('editor');
    case 'structure.manage':
    case 'home.manage':
    case 'directory.manage':
    case 'audit.read':
    case 'people.manage':
    case 'transfer.manage':
      return viewer.roles.includes('admin');
  }
}

function isEditorOf(viewer: Viewer, subject?: Subject, permission?: EditorPermission): boolean {
  if (viewer.roles.includes('admin')) return true;
  if (!viewer.roles.includes('editor')) return false;
  const has = (area: Area): boolean =>
    permission === undefined || [permission, `${area}:${permission}`].some((name) => viewer.editorPermissions.includes(name));
  return subject ? has(subject.area) && edits(viewer, subject) : !viewer.editorAreas.length || viewer.editorAreas.some(has);
}

function edits(viewer: Viewer, { area, department }: Subject): boolean {
  const everyDepartment = department === undefined || viewer.editorDepartments.length === 0;
  const own = department != null && viewer.editorDepartments.some((name) => foldedName(name) === foldedName(department));
  return viewer.editorAreas.includes(area) && (everyDepartment || own);
}
