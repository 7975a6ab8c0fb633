const BUILD_META = 'meta[name="portico-build"]';

/** Returns the build of a page, which names its release; undefined in development. */
export const buildOf = (page: ParentNode): string | undefined => page.querySelector<HTMLMetaElement>(BUILD_META)?.content;
