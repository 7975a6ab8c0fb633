import type { Config } from '../../config/config';
import { issuerOf } from './connection';

/** Whom people may sign in at now. What began at anybody else is over. */
export const issuersOf = (config: Config): string[] => [
  issuerOf(config),
  ...(config.userCentre ? [config.userCentre.issuer] : []),
];
