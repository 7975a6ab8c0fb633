import type { Release, ReleaseState } from 'contract/manage/release';

type Facts = Pick<Release, 'state' | 'publishAt' | 'doneAt' | 'failure'>;

/** Returns the state that is shown: a release that could not be published has failed until it gets another moment. */
export const shownState = ({ state, failure }: Facts): ReleaseState | 'failed' => (failure ? 'failed' : state);

/** Returns the time that the state is about; null for a release without a moment. */
export const timeOf = ({ state, publishAt, doneAt }: Facts): string | null => (state === 'scheduled' ? publishAt : doneAt);
