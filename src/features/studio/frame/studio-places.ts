import {
  MANAGE_AUDIT_PATH,
  MANAGE_CONTENT_PATH,
  MANAGE_DIRECTORY_PATH,
  MANAGE_HOME_PATH,
  MANAGE_INSIGHTS_PATH,
  MANAGE_PATH,
  MANAGE_PEOPLE_PATH,
  MANAGE_RELEASES_PATH,
  MANAGE_REVIEWS_PATH,
  MANAGE_SEARCH_PATH,
  MANAGE_STRUCTURE_PATH,
  MANAGE_TRANSFER_PATH,
  SEE_AS_PATH,
} from '@/lib/paths';
import type { IconName } from '@/ui/primitives/Icon';

/** Groups of places. In wide windows, places of daily work are links in the bar, and all others are in its menu. */
const GROUPS = ['work', 'portal', 'administration'] as const;

/** Places of the studio in the order of its navigation. */
const PLACES = [
  { name: 'work', to: MANAGE_PATH, icon: 'home', group: 'work' },
  { name: 'content', to: MANAGE_CONTENT_PATH, icon: 'rows', group: 'work' },
  { name: 'releases', to: MANAGE_RELEASES_PATH, icon: 'calendar', group: 'work' },
  { name: 'insights', to: MANAGE_INSIGHTS_PATH, icon: 'chart', group: 'work' },
  // Last of the bar, so that nothing moves when its count arrives.
  { name: 'reviews', to: MANAGE_REVIEWS_PATH, icon: 'check', group: 'work' },
  { name: 'home', to: MANAGE_HOME_PATH, icon: 'device', group: 'portal', isForAdmins: true },
  { name: 'structure', to: MANAGE_STRUCTURE_PATH, icon: 'cards', group: 'portal', isForAdmins: true },
  { name: 'directory', to: MANAGE_DIRECTORY_PATH, icon: 'desk', group: 'portal', isForAdmins: true },
  { name: 'search', to: MANAGE_SEARCH_PATH, icon: 'search', group: 'portal' },
  { name: 'transfer', to: MANAGE_TRANSFER_PATH, icon: 'upload', group: 'portal', isForAdmins: true },
  { name: 'people', to: MANAGE_PEOPLE_PATH, icon: 'personnel', group: 'administration', isForAdmins: true },
  { name: 'audit', to: MANAGE_AUDIT_PATH, icon: 'clock', group: 'administration', isForAdmins: true },
  { name: 'seeAs', to: SEE_AS_PATH, icon: 'eye', group: 'administration', isForAdmins: true },
] as const satisfies PlaceOf<string>[];

interface PlaceOf<Name> {
  name: Name;
  to: string;
  icon: IconName;
  group: (typeof GROUPS)[number];
  isForAdmins?: true;
}
export type PlaceName = (typeof PLACES)[number]['name'];
export type Place = PlaceOf<PlaceName>;

interface GroupOfPlaces {
  group: (typeof GROUPS)[number];
  places: readonly Place[];
}

/** Returns the places by group, without empty groups. */
export const byGroup = (places: readonly Place[]): GroupOfPlaces[] =>
  GROUPS.map((group) => ({ group, places: places.filter((place) => place.group === group) })).filter(
    (each) => each.places.length > 0,
  );

interface PlacesOfPerson {
  bar: readonly Place[];
  menu: readonly Place[];
}

/** Returns the places that a person may open; a menu of a single place stands in the bar. */
export function placesFor(isAdmin: boolean): PlacesOfPerson {
  const allowed = PLACES.filter((place: Place) => isAdmin || !place.isForAdmins);
  const menu = allowed.filter(({ group }) => group !== 'work');
  return menu.length === 1 ? { bar: allowed, menu: [] } : { bar: allowed.filter(({ group }) => group === 'work'), menu };
}
