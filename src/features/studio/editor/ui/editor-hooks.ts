import type { ResolveFile } from '../view/image-view';
import type { StoreFiles } from '../view/uploads';

/** Functions that the editor needs from the screen around it. Without one of these, its button is absent. */
export interface EditorHooks {
  onFiles?: StoreFiles;
  /** Returns the addresses of pictures. They are shown again whenever this is another function. */
  resolveFile?: ResolveFile;
  /** Lets the editor choose a page of the portal; null if none was chosen. */
  onPickLink?: () => Promise<{ href: string; title: string } | null>;
}
