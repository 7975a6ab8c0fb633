import type { Db } from '../../db/connect';
import { addJob } from '../../db/job-repository';

export const PUBLISH_RELEASE = 'publish-release';

export const releaseJobKey = (release: string): string => `${PUBLISH_RELEASE}:${release}`;

/** Enqueues the publication of a release, in place of one at another time. */
export async function enqueueRelease(trx: Db, release: string, runAt: Date): Promise<void> {
  await addJob(trx, { task: PUBLISH_RELEASE, payload: { release }, key: releaseJobKey(release), runAt });
}
