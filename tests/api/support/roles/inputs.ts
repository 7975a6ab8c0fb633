import type { Call } from '../../../../contract/api';
import { ACCOUNT_INPUTS } from './account-inputs';
import { ADMINISTRATION_INPUTS } from './administration-inputs';
import { DRAFT_INPUTS } from './draft-inputs';
import { READER_INPUTS } from './reader-inputs';
import { RELEASE_INPUTS } from './release-inputs';
import type { Asked, Given } from './asked';

/** Valid inputs of each call, so that the status depends only on the caller. */
export const INPUTS: { [C in Call]: (asked: Asked) => Given<C> | Promise<Given<C>> } = {
  ...ACCOUNT_INPUTS,
  ...READER_INPUTS,
  ...DRAFT_INPUTS,
  ...RELEASE_INPUTS,
  ...ADMINISTRATION_INPUTS,
};
