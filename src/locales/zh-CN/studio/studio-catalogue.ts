import type { StudioCatalogue } from '../../texts';
import { contentCare } from './content-care';
import { draftSaving } from './draft-saving';
import { itemEditor } from './item-editor';
import { itemHistory } from './item-history';
import { reviews } from './reviews';
import { searchAdmin } from './search-admin';
import { studio } from './studio';
import { studioEditor } from './studio-editor';

export const studioCatalogue: StudioCatalogue = {
  studio,
  itemEditor,
  itemHistory,
  draftSaving,
  reviews,
  contentCare,
  searchAdmin,
  studioEditor,
};
