import type { CallAnswer } from 'contract/api';

type State = Pick<CallAnswer<'GET /api/manage/draft/info'>, 'approval' | 'review'>;

/** Returns true if that version of the draft is approved; never for text that is not saved yet, whose version is null. */
export const isApprovedVersion = ({ approval }: State, version: number | null): boolean =>
  version !== null && approval?.version === version;

/** Returns true if the draft cannot be published before somebody approves it. */
export const needsApproval = (state: State, version: number | null): boolean =>
  state.review === 'required' && !isApprovedVersion(state, version);
