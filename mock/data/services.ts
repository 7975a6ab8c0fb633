import type { MockService } from './factories';
import { computers, money, workplace } from './office-services';
import { certificates, timeOff } from './people-services';

/** What the mocked portal offers: every handling mode, both languages, and one service that has English alone. */
export const sampleServices = (): MockService[] => [...timeOff(), ...certificates(), ...computers(), ...money(), ...workplace()];
