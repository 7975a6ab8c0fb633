import { AREA_PATHS, AREAS, type Area } from 'contract/core/areas';
import { AREA_FACTS } from '@/entities/area/areas';
import { homePath } from '@/lib/paths';
import type { IconName } from '@/ui/primitives/Icon';

/** One entry of the primary navigation. */
export interface Section {
  name: 'home' | NonNullable<(typeof AREA_FACTS)[Area]['section']>;
  to: string;
  icon: IconName;
  /** Area whose hue marks it. */
  area?: Area;
}

const sectionOf = (area: Area): Section[] => {
  const { section, icon } = AREA_FACTS[area];
  return section === null ? [] : [{ name: section, to: AREA_PATHS[area], icon, area }];
};

export const SECTIONS: readonly Section[] = [{ name: 'home', to: homePath, icon: 'home' }, ...AREAS.flatMap(sectionOf)];

/** How an entry relates to where one is: its own page, somewhere below it, or elsewhere. */
export function currentOf({ to }: Section, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return to !== homePath && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
