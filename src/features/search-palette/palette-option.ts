import type { Area } from 'contract/core/areas';
import type { ItemRef } from 'contract/item';
import type { IconName } from '@/ui/primitives/Icon';

/** Option of the palette: leads to a page, or searches for a query. */
export interface PaletteOption {
  key: string;
  text: string;
  /** Language of the text, if it is an item's. */
  locale?: string;
  /** Second, smaller line. */
  note?: string;
  /** Area whose tile is shown; options without one have an icon. */
  area?: Area;
  icon?: IconName;
  href?: string;
  query?: string;
}

export interface PaletteGroup {
  key: string;
  name?: string;
  /** True for options that are short words, side by side. */
  isInline?: boolean;
  options: PaletteOption[];
}

/** Best match, and the address that it leads to. */
export interface BestOption extends ItemRef {
  option: PaletteOption;
  url: string | null;
}
