import type { Catalogue } from '../texts';
import { home } from './home';
import { item } from './item';
import { servicehall } from './servicehall';
import { session } from './session';
import { shell } from './shell';

export const catalogue: Catalogue = { shell, session, home, item, servicehall };
