import { AREAS, type Area } from 'contract/core/areas';
import { choiceWithDefault, type AddressFields } from '@/ui/list/list-address';

/** State of the page with the categories as kept in the address. */
interface StructureState {
  area: Area;
}

export const STRUCTURE_FIELDS: AddressFields<StructureState> = { area: choiceWithDefault(AREAS, 'service') };

/** Areas whose readers see the icons of categories. */
export const GLYPH_AREAS: readonly Area[] = ['service', 'personnel', 'information', 'tool'];
