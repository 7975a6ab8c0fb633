import type { DndContextProps } from '@dnd-kit/core';

const nothing = (): undefined => undefined;

/** Turns off the library's English announcements with internal ids: the place says itself what was moved, and where to. */
export const SILENT_DRAG: DndContextProps['accessibility'] = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
};
