import { favourite } from './favourite';
import { format } from './format';
import { home } from './home';
import { information } from './information';
import { item } from './item';
import { searchAdmin } from './search-admin';
import { notice } from './notice';
import { personnel } from './personnel';
import { search } from './search';
import { service } from './service';
import { session } from './session';
import { shell } from './shell';
import { tool } from './tool';
import { welfare } from './welfare';

/** All namespaces of the interface texts. The Chinese catalogue has the same ones. */
export const catalogue = {
  shell,
  session,
  home,
  item,
  service,
  information,
  notice,
  personnel,
  welfare,
  tool,
  search,
  searchAdmin,
  favourite,
  format,
};
