import { home } from './home';
import { item } from './item';
import { servicehall } from './servicehall';
import { session } from './session';
import { shell } from './shell';

/** Every namespace of the interface's texts; the Chinese catalogue has the same ones. */
export const catalogue = { shell, session, home, item, servicehall };
