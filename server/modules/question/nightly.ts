import type { Deps } from '../../http/deps';
import { addJob } from '../../db/job-repository';
import type { ReadContext } from '../item/read/read-context';
import { askQuestions } from './asking';
import { findAsked, listAsked, storePlaces } from './repository';

export const ASK_AGAIN = 'ask-questions';
export const ASK_ITEM = 'ask-questions-of-item';

/** Priority of the jobs: after publications, which must not wait for them. */
const LOW_PRIORITY = 10;

/** Enqueues a job for each published item that has questions to answer, and returns their number. */
export async function enqueueQuestions({ db, now }: Deps): Promise<number> {
  const runAt = now();
  const items = await listAsked(db, runAt);
  for (const item of items)
    await addJob(db, { task: ASK_ITEM, payload: { item }, key: `${ASK_ITEM}:${item}`, runAt, priority: LOW_PRIORITY });
  return items.length;
}

/** Searches for the questions of a published item again, and stores its places. May run any number of times. */
export async function askAgain({ db, now }: Deps, item: number, log: ReadContext['log']): Promise<void> {
  const moment = now();
  const asked = await findAsked(db, item, moment);
  if (!asked) return;
  const { revision, document } = asked;
  const places = await askQuestions(db, document, { now: moment, log });
  await db.transaction().execute((trx) => storePlaces(trx, item, { revision, places }, moment));
}
