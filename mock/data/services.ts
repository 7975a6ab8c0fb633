import type { MockService } from './factories';
import { computers, money, workplace } from './office-services';
import { certificates, timeOff } from './people-services';

/** Returns the services of the mocked portal: every handling mode, both languages, and one service in English only. */
export const sampleServices = (): MockService[] => [...timeOff(), ...certificates(), ...computers(), ...money(), ...workplace()];
