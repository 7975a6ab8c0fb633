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

/** Loads a part while its page waits for data, so that both are there together. Does nothing for parts that the window does not show. */
export function usePreparedPart<P>(load: LoadPart<P>, isShown = true): void {
  useEffect(() => {
    if (isShown) void preparePart(load);
  }, [load, isShown]);
}
