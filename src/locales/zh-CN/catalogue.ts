import type { Catalogue } from '../texts';
import { areaTexts } from './areas';
import { favourite } from './favourite';
import { format } from './format';
import { home } from './home';
import { item } from './item';
import { person } from './person';
import { search } from './search';
import { session } from './session';
import { shell } from './shell';

export const catalogue: Catalogue = {
  shell,
  session,
  home,
  item,
  person,
  ...areaTexts,
  search,
  favourite,
  format,
};
