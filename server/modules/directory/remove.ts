import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Viewer } from '../../../contract/core/permissions';
import type { directoryManageApi } from '../../../contract/manage/directory';
import { LOCK } from '../../db/locks';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { inFileTransaction } from '../item/files/file-transaction';
import { stateOf } from '../person/directory-facts';
import { listDirectory } from '../person/directory-repository';
import { removeUnusedPortraits } from '../person/unused-portraits';
import { countOwned, markOfPortal } from './entries';
import { deletePerson, setPicture, setPositions } from './repository';
import { entryAt } from './save';

type Api = typeof directoryManageApi;

/** Removes a person or desk. Throws `directory.conflict` if the version is outdated, and `directory.in_use` if it owns items. */
export async function removeEntry(
  deps: Deps,
  { id, version }: ParsedInputOf<Api['remove']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['remove']>> {
  return inFileTransaction(deps, LOCK.directory, async (trx, changes) => {
    const [all, moment] = [await listDirectory(trx), deps.now()];
    const before = entryAt(all, id, version);
    const owned = (await countOwned(trx, viewer, moment)).get(id) ?? 0;
    if (owned) throw new AppError('directory.in_use', { items: String(owned) });
    await setPicture(trx, id, null, moment);
    await deletePerson(trx, id);
    await setPositions(
      trx,
      all.flatMap((each) => (each.id === id ? [] : each.id)),
    );
    await removeUnusedPortraits(trx, changes, moment);
    await markOfPortal(trx);
    const event = { action: 'directory.remove', person: viewer.id, item: null, before: stateOf(before, null) } as const;
    await insertAuditEvent(trx, event, moment);
    return {};
  });
}
