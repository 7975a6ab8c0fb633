import { useEffect, type ComponentType } from 'react';

/** Function that loads the code of a part; the same one in each rendering. */
export type LoadPart<P> = () => Promise<{ default: ComponentType<P> }>;

/** Loaded parts by their load function, so that a part that is shown again needs no placeholder. */
const loadedParts = new WeakMap<object, unknown>();

/** Returns the part and keeps it for later renderings. Throws if its code cannot be loaded. */
export async function loadPart<P>(load: LoadPart<P>): Promise<ComponentType<P>> {
  const { default: Part } = await load();
  loadedParts.set(load, Part);
  return Part;
}

/** Returns the part if it has been loaded, otherwise null. */
export const loadedPart = <P>(load: LoadPart<P>): ComponentType<P> | null =>
  (loadedParts.get(load) as ComponentType<P> | undefined) ?? null;

/** Loads a part before it is rendered, so that its first rendering needs no placeholder. A failure is reported when it is rendered. */
export const preparePart = <P>(load: LoadPart<P>): Promise<unknown> => loadPart(load).catch(() => undefined);

/** Returns handlers of an element that opens a part: its code loads when the pointer or the focus reaches the element. */
export function prepareOnIntent<P>(load: LoadPart<P>) {
  const prepare = () => void preparePart(load);
  return { onPointerEnter: prepare, onFocus: prepare };
}

/** Loads a part as soon as it is likely to be shown: while its page waits for data, or once there is something to do with it. */
export function usePreparedPart<P>(load: LoadPart<P>, isLikely = true): void {
  useEffect(() => {
    if (isLikely) void preparePart(load);
  }, [load, isLikely]);
}
