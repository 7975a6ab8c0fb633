import { BUILD_META } from 'contract/core/page-files';

/** Returns the build of a page, which names its release; undefined in development. */
export const buildOf = (page: ParentNode): string | undefined =>
  page.querySelector<HTMLMetaElement>(`meta[name=${BUILD_META}]`)?.content;
