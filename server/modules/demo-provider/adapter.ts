import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Deps } from '../../http/deps';
import { epochSeconds } from '../session/policy';
import { consumeModel, findModel, removeModel, removeModelsOfGrant, saveModel } from './repository';

/**
 * Returns an adapter that stores the provider library's objects in our database, so that sign-ins survive a restart and work with
 * several processes.
 */
export const storeIn =
  ({ db, now }: Deps): AdapterFactory =>
  (kind): Adapter => {
    const find = async (by: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> => {
      const found = await findModel(db, kind, by, value);
      return found && { ...found.payload, ...(found.consumedAt && { consumed: epochSeconds(found.consumedAt) }) };
    };
    return {
      upsert: (id, payload, expiresInSeconds) =>
        saveModel(db, {
          kind,
          id,
          payload,
          grantId: payload.grantId ?? null,
          userCode: payload.userCode ?? null,
          uid: payload.uid ?? null,
          expiresAt: expiresInSeconds === undefined ? null : new Date(now().getTime() + expiresInSeconds * 1000),
        }),
      find: (id) => find('id', id),
      findByUid: (uid) => find('uid', uid),
      findByUserCode: (userCode) => find('user_code', userCode),
      consume: (id) => consumeModel(db, kind, id, now()),
      destroy: (id) => removeModel(db, kind, id),
      revokeByGrantId: (grantId) => removeModelsOfGrant(db, kind, grantId),
    };
  };
