import { draftSaving } from './draft-saving';
import { itemEditor } from './item-editor';
import { searchAdmin } from './search-admin';
import { studio } from './studio';

/** Namespaces of the pages under `/manage`, which are loaded with these pages (src/lib/i18n/studio-texts.ts). */
export const studioCatalogue = {
  studio,
  itemEditor,
  draftSaving,
  searchAdmin,
};
