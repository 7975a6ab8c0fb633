import type { StoredFile } from '../view/uploads';

/** Functions that the editor needs from the screen around it. Without one of these, its button is absent. */
export interface EditorHooks {
  /** Stores files; rejects if one could not be stored. */
  onFiles?: (files: File[]) => Promise<StoredFile[]>;
  /** Returns the address at which the browser can load a picture. */
  resolveFile?: (source: string) => string | undefined;
  /** Lets the editor choose a page of the portal; null if none was chosen. */
  onPickLink?: () => Promise<{ href: string; title: string } | null>;
}
