import { contentCare } from './content-care';
import { draftSaving } from './draft-saving';
import { itemEditor } from './item/item-editor';
import { reviews } from './reviews';
import { studio } from './studio';
import { studioEditor } from './studio-editor';

/** Namespaces of the pages under `/manage`, which are loaded with these pages (src/lib/i18n/texts/studio.ts). */
export const studioCatalogue = {
  studio,
  itemEditor,
  draftSaving,
  reviews,
  contentCare,
  studioEditor,
};
