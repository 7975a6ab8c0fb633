import { AREAS, type Area } from 'contract/core/areas';
import { choiceWithDefault, flagField, type AddressFields } from '@/ui/list/list-address';

/** State of the page with the categories and departments as kept in the address. */
interface StructureState {
  area: Area;
  /** True if the page shows the departments, which all areas share. */
  departments: boolean;
}

export const STRUCTURE_FIELDS: AddressFields<StructureState> = {
  area: choiceWithDefault(AREAS, 'service'),
  departments: flagField,
};

/** Areas whose readers see the icons of categories. */
export const GLYPH_AREAS: readonly Area[] = ['service', 'personnel', 'information', 'tool'];
