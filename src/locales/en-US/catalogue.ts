import { areaTexts } from './areas';
import { favourite } from './favourite';
import { format } from './format';
import { home } from './home';
import { item } from './item';
import { person } from './person';
import { search } from './search';
import { session } from './session';
import { shell } from './shell';

/** All namespaces of the interface texts. The Chinese catalogue has the same ones. */
export const catalogue = {
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
