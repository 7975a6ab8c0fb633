import type { Catalogue } from '../texts';
import { format } from './format';
import { item } from './item';
import { person } from './person';
import { shell } from './shell';

export const catalogue: Catalogue = {
  shell,
  item,
  person,
  format,
};
