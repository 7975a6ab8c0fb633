import { LineIcon } from '@/ui/primitives/Icon';
import type { ActionName } from './toolbar-actions';

/** Paths on a 20 × 20 grid, drawn like the icons of the rest of the portal. */
const PATHS: Record<ActionName | 'link' | 'file' | 'source', string> = {
  undo: 'M7 4 3.5 7.5 7 11M3.5 7.5H12a4.25 4.25 0 0 1 0 8.5H8',
  redo: 'm13 4 3.5 3.5L13 11M16.5 7.5H8A4.25 4.25 0 0 0 8 16h4',
  paragraph: 'M10.5 16.5v-13h5M14 3.5v13M10.5 10.5H8.25a3.5 3.5 0 0 1 0-7h2.25',
  heading2: 'M3 4.5v11M10 4.5v11M3 10h7M13 9.75a2 2 0 1 1 3.6 1.2L13 15.5h4',
  heading3: 'M3 4.5v11M10 4.5v11M3 10h7M13.25 8.5h3.5l-2 2.75a2.1 2.1 0 1 1-1.75 3.25',
  heading4: 'M3 4.5v11M10 4.5v11M3 10h7M16.25 15.5v-7L13 13.25h4.5',
  bold: 'M6 4h4.75a2.9 2.9 0 0 1 0 5.75H6zM6 9.75h5.5a3.1 3.1 0 0 1 0 6.25H6z',
  italic: 'M8.5 4H14M6 16h5.5M11.75 4l-3.5 12',
  strike:
    'M3.5 10h13M13.75 6.5C13.25 5 11.9 4 10 4 8 4 6.5 5 6.5 6.75c0 1 .5 1.75 1.5 2.25M6 13.25C6.5 15 8 16 10 16c2.25 0 3.75-1.1 3.75-2.9',
  code: 'm7 6-4 4 4 4M13 6l4 4-4 4',
  bullets: 'M4 5.5v.01M4 10v.01M4 14.5v.01M7.5 5.5h9M7.5 10h9M7.5 14.5h9',
  numbers: 'M3.25 4.25 4.5 3.5v4M3 11.5a1.25 1.25 0 1 1 2.2.8L3 14.75h2.5M8.5 5.5h8M8.5 10h8M8.5 14.5h8',
  checks: 'm3 5.5 1.25 1.25L6.75 4M3 13.5l1.25 1.25L6.75 12M9.5 5.5h7M9.5 13.5h7',
  quote: 'M4 4.5v11M7.5 6.5h9M7.5 10h9M7.5 13.5h5.5',
  codeBlock: 'M3 4h14v12H3zM7.5 8 5.5 10l2 2M12.5 8l2 2-2 2',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M8 4v12M12.75 4v12',
  line: 'M3 10h14M6 5.5h8M6 14.5h8',
  note: 'M3 4h14v12H3zM10 9v4M10 6.75v.01',
  warning: 'M10 3.5 17.5 16.5h-15zM10 8.5v3.5M10 14.25v.01',
  details: 'M3 4h14v12H3zM6 7.5l2 2.5-2 2.5M11 10h3.5',
  steps: 'M5 3v14M5 5.5h.01M5 10h.01M5 14.5h.01M9 5.5h8M9 10h8M9 14.5h5',
  html: 'm6 6-3.5 4L6 14M14 6l3.5 4-3.5 4M11.25 4.5l-2.5 11',
  link: 'm8.4 11.6 3.2-3.2M9.2 6.2l1.7-1.7a3.25 3.25 0 0 1 4.6 4.6l-1.7 1.7M6.2 9.2l-1.7 1.7a3.25 3.25 0 0 0 4.6 4.6l1.7-1.7',
  source: 'M4.5 3h11v14h-11zM8.5 8l-2 2 2 2M11.5 8l2 2-2 2',
  file: 'M3.5 4h13v12h-13zM3.5 13.5 7.5 9.5l3.25 3.25 2-2L16.5 14M13 7.5v.01',
};

export type ToolbarIconName = keyof typeof PATHS;

/** Icon of a button of the editor, which has its name as label. */
export const ToolbarIcon = ({ name }: { name: ToolbarIconName }) => <LineIcon path={PATHS[name]} />;
