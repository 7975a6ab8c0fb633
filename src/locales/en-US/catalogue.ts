import { format } from './format';
import { item } from './item';
import { person } from './person';
import { shell } from './shell';

/** Namespaces of the interface texts that every page loads; others come with the part that shows them (src/lib/i18n/texts). The Chinese catalogue has the same ones. */
export const catalogue = {
  shell,
  item,
  person,
  format,
};
