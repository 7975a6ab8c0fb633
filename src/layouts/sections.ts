import type { Area } from 'contract/core/areas';
import { AREA_PATHS, homePath } from '@/lib/paths';
import type { IconName } from '@/ui/primitives/Icon';

/** One entry of the primary navigation. */
export interface Section {
  name: 'home' | 'service' | 'notice' | 'welfare' | 'personnel' | 'information' | 'tool';
  to: string;
  icon: IconName;
  /** Whose hue marks it. */
  area?: Area;
}

export const SECTIONS: readonly Section[] = [
  { name: 'home', to: homePath, icon: 'home' },
  { name: 'service', to: AREA_PATHS.service, icon: 'services', area: 'service' },
  { name: 'notice', to: AREA_PATHS.notice, icon: 'notice', area: 'notice' },
  { name: 'welfare', to: AREA_PATHS.benefit, icon: 'welfare', area: 'benefit' },
  { name: 'personnel', to: AREA_PATHS.personnel, icon: 'personnel', area: 'personnel' },
  { name: 'information', to: AREA_PATHS.information, icon: 'information', area: 'information' },
  { name: 'tool', to: AREA_PATHS.tool, icon: 'tool', area: 'tool' },
];

/** How an entry relates to where one is: its own page, somewhere below it, or elsewhere. */
export function currentOf({ to }: Section, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return to !== homePath && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
