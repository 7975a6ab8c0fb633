import type { StudioCatalogue } from '../texts';
import { draftSaving } from './draft-saving';
import { itemEditor } from './item-editor';
import { searchAdmin } from './search-admin';
import { studio } from './studio';

export const studioCatalogue: StudioCatalogue = {
  studio,
  itemEditor,
  draftSaving,
  searchAdmin,
};
