import type { Area } from './areas';

export const ROLES = ['employee', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What a signed-in person may do. An endpoint names one of these, or is `public`. */
export type Action = 'session.use' | 'content.read' | 'content.preview' | 'content.edit';
export type Permission = 'public' | Action;

export interface Viewer {
  id: string;
  roles: readonly Role[];
  department: string | null;
  location: string | null;
  /** Areas and departments that an editor may edit; an empty list of departments means every one. */
  editorAreas: readonly Area[];
  editorDepartments: readonly string[];
}

export interface Subject {
  area: Area;
  department: string | null;
}

/** Whether the viewer may do `action`: at all when no subject is named, otherwise with that item. */
export function can(viewer: Viewer, action: Action, subject?: Subject): boolean {
  switch (action) {
    case 'session.use':
    case 'content.read':
      return viewer.roles.length > 0;
    case 'content.preview':
    case 'content.edit':
      return viewer.roles.includes('admin') || (viewer.roles.includes('editor') && (!subject || edits(viewer, subject)));
  }
}

function edits(viewer: Viewer, { area, department }: Subject): boolean {
  const everyDepartment = viewer.editorDepartments.length === 0;
  const own = department !== null && viewer.editorDepartments.includes(department);
  return viewer.editorAreas.includes(area) && (everyDepartment || own);
}
