import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Viewer } from '../../../contract/core/permissions';
import { PRESENCE_TIMEOUT_MS } from '../../../contract/core/preview';
import type { presenceApi } from '../../../contract/manage/presence';
import type { Deps } from '../../http/deps';
import { editableItem } from '../manage/access';
import { listOthers, removeSilent, upsertPresence } from './repository';

type Api = typeof presenceApi;

const aliveSinceOf = (moment: Date): Date => new Date(moment.getTime() - PRESENCE_TIMEOUT_MS);

/**
 * Stores that the viewer has an item open in the editor, and returns who else has. Throws `permission.denied`, or
 * `draft.not_found` if the viewer edits no such item.
 */
export async function reportPresence(
  { db, now }: Deps,
  { mode, ...ref }: ParsedInputOf<Api['report']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['report']>> {
  const { key: item } = await editableItem(db, ref, viewer);
  const moment = now();
  const own = { item, person: viewer.id, aliveSince: aliveSinceOf(moment) };
  await upsertPresence(db, { ...own, mode, moment });
  const others = await listOthers(db, own);
  return { others: others.map(({ since, ...other }) => ({ ...other, since: since.toISOString() })) };
}

/** Deletes the reports of editors that were closed. */
export const removeClosedEditors = ({ db, now }: Deps): Promise<void> => removeSilent(db, aliveSinceOf(now()));
