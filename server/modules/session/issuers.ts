import type { Config } from '../../config/config';
import { issuerOf } from './connection';

/** Returns the issuers that people may sign in with at present. Sessions of any other issuer are no longer valid. */
export const issuersOf = (config: Config): string[] => [
  issuerOf(config),
  ...(config.userCentre ? [config.userCentre.issuer] : []),
];
