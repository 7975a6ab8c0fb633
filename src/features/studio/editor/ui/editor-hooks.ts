import type { ResolveFile } from '../view/image-view';
import type { StoredFile } from '../view/uploads';

/** Functions that the editor needs from the screen around it. Without one of these, its button is absent. */
export interface EditorHooks {
  /** Stores files; rejects if one could not be stored. */
  onFiles?: (files: File[]) => Promise<StoredFile[]>;
  /** Returns the addresses of pictures. They are shown again whenever this is another function. */
  resolveFile?: ResolveFile;
  /** Lets the editor choose a page of the portal; null if none was chosen. */
  onPickLink?: () => Promise<{ href: string; title: string } | null>;
}
