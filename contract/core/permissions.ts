import type { Area } from './areas';

export const ROLES = ['employee', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Actions that a signed-in person may be permitted to do. An endpoint names one of these, or is `public`. */
export type Action = 'session.use' | 'content.read' | 'content.preview' | 'content.edit' | 'search.manage';
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
  /** Left out: anything of the area. */
  department?: string | null;
}

/** Returns whether the viewer may do `action`: to that subject, or at all if none is given. */
export function can(viewer: Viewer, action: Action, subject?: Subject): boolean {
  switch (action) {
    case 'session.use':
    case 'content.read':
      return viewer.roles.length > 0;
    case 'content.preview':
    case 'content.edit':
      return viewer.roles.includes('admin') || (viewer.roles.includes('editor') && (!subject || edits(viewer, subject)));
    case 'search.manage':
      return viewer.roles.includes('admin') || viewer.roles.includes('editor');
  }
}

function edits(viewer: Viewer, { area, department }: Subject): boolean {
  const everyDepartment = department === undefined || viewer.editorDepartments.length === 0;
  const own = department != null && viewer.editorDepartments.some((name) => folded(name) === folded(department));
  return viewer.editorAreas.includes(area) && (everyDepartment || own);
}

/** Identity providers and authors write names each in their way: neither case nor spaces nor full width tells them apart. */
const folded = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
