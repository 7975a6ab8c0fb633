import type { StudioCatalogue } from '../../texts';
import { contentCare } from './content-care';
import { draftSaving } from './draft-saving';
import { itemEditor } from './item/item-editor';
import { reviews } from './reviews';
import { studio } from './studio';
import { studioEditor } from './studio-editor';

export const studioCatalogue: StudioCatalogue = {
  studio,
  itemEditor,
  draftSaving,
  reviews,
  contentCare,
  studioEditor,
};
