import { AREA_PATHS, AREAS, type Area } from 'contract/core/areas';
import { AREA_FACTS } from '@/entities/area/areas';
import { homePath } from '@/lib/paths';
import type { IconName } from '@/ui/primitives/Icon';

/** Entry of the primary navigation. */
export interface Section {
  name: 'home' | NonNullable<(typeof AREA_FACTS)[Area]['section']>;
  to: string;
  icon: IconName;
  /** Area whose hue is used for the entry. */
  area?: Area;
}

const sectionOf = (area: Area): Section[] => {
  const { section, icon } = AREA_FACTS[area];
  return section === null ? [] : [{ name: section, to: AREA_PATHS[area], icon, area }];
};

export const SECTIONS: readonly Section[] = [{ name: 'home', to: homePath, icon: 'home' }, ...AREAS.flatMap(sectionOf)];

/** Returns the key that goes to a section after `g`: the first letter of its name. */
export const shortcutKeyOf = ({ name }: Section): string => name.charAt(0);

/** Returns the `aria-current` value of an entry: `page` on its own page, `true` on a page below it, undefined elsewhere. */
export function currentOf({ to }: Section, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return to !== homePath && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
