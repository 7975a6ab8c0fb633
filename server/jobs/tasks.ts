import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Deps } from '../http/deps';
import { publishScheduled } from '../modules/manage/scheduled-job';
import { PUBLISH_SCHEDULED } from '../modules/manage/scheduling';
import { publishDueRelease } from '../modules/release/job';
import { PUBLISH_RELEASE } from '../modules/release/job-key';
import { forgetExpired, FORGET_UNDO } from '../modules/manage/undo-memory';
import type { JobLog } from './job-log';

const aboutItem = z.object({ item: z.int() });
const aboutRelease = z.object({ release: z.uuid() });

/** Returns what the worker does for each kind of job. Every task may run more than once. */
export const tasksOf = (deps: Deps, log: JobLog): TaskList => ({
  [PUBLISH_SCHEDULED]: async (payload) => {
    const { item } = aboutItem.parse(payload);
    const outcome = await publishScheduled(deps, item);
    if (outcome === 'published') log.info({ item }, 'a scheduled revision was published');
    if (outcome === 'failed') log.warn({ item }, 'a scheduled revision could not be published and is a draft again');
  },
  [PUBLISH_RELEASE]: async (payload) => {
    const { release } = aboutRelease.parse(payload);
    const outcome = await publishDueRelease(deps, release);
    if (outcome === 'published') log.info({ release }, 'a release was published');
    if (outcome === 'failed') log.warn({ release }, 'a release could not be published, and nothing in it was');
  },
  [FORGET_UNDO]: async (payload) => {
    await forgetExpired(deps, aboutItem.parse(payload).item);
  },
});
