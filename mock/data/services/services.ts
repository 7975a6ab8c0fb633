import type { ItemOf } from '../item';
import { computers, money, workplace } from './office-services';
import { certificates, timeOff } from './people-services';

/** Returns the services of the mocked portal: every handling mode, both languages, and one service in English only. */
export const sampleServices = (): ItemOf<'service'>[] => [
  ...timeOff(),
  ...certificates(),
  ...computers(),
  ...money(),
  ...workplace(),
];
