import type { CronItem, TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Deps } from '../http/deps';
import { publishScheduled } from '../modules/manage/scheduled-job';
import { PUBLISH_SCHEDULED } from '../modules/manage/scheduling';
import { askAgain, ASK_AGAIN, ASK_ITEM, enqueueQuestions } from '../modules/question/nightly';
import { publishDueRelease } from '../modules/release/job';
import { PUBLISH_RELEASE } from '../modules/release/job-key';
import { forgetExpired, FORGET_UNDO } from '../modules/manage/undo-memory';
import { REMOVE_FILES } from '../modules/item/files/removal';
import type { JobLog } from './job-log';

const aboutItem = z.object({ item: z.int() });
const aboutFiles = z.object({ keys: z.array(z.string()) });
const aboutRelease = z.object({ release: z.uuid() });

const DAY_MS = 86_400_000;

/** Jobs that run every night (UTC). A missed one runs when the portal starts again. */
export const NIGHTLY: CronItem[] = [
  { task: ASK_AGAIN, match: '30 2 * * *', options: { backfillPeriod: DAY_MS, jobKey: ASK_AGAIN } },
];

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
  [ASK_AGAIN]: async () => {
    const items = await enqueueQuestions(deps);
    if (items) log.info({ items }, 'the questions of published items are asked again');
  },
  [ASK_ITEM]: async (payload) => {
    await askAgain(deps, aboutItem.parse(payload).item, log);
  },
  [REMOVE_FILES]: async (payload) => {
    for (const key of aboutFiles.parse(payload).keys) await deps.files.remove(key);
  },
  [FORGET_UNDO]: async (payload) => {
    await forgetExpired(deps, aboutItem.parse(payload).item);
  },
});
