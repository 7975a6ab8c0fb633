import type { Config } from '../../config';
import { issuerOf } from '../demo-provider/connection';

/** Whom people may sign in at now. What began at anybody else is over. */
export const issuersOf = (config: Config): string[] => [
  issuerOf(config),
  ...(config.userCentre ? [config.userCentre.issuer] : []),
];
