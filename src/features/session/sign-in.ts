import type { CallInput } from 'contract/api';
import type { UserInfo } from 'contract/session';
import { requestPlain } from '../../lib/api/http';
import { adoptLocale } from '../../lib/i18n/i18n';
import { eraseOfflineUnlessOf } from '../../lib/session/offline-erasing';
import { storeSession } from '../../lib/session/session';
import { announce } from '../../lib/session/session-events';
import { noteActivity } from '../../lib/session/session-idle';

/** Exchanges the parameters returned by the identity provider for a session. Throws a `RequestFailure`. */
export async function signIn(payload: CallInput<'POST /api/user/login/ucToken'>): Promise<UserInfo> {
  const session = await requestPlain('POST /api/user/login/ucToken', payload);
  storeSession(session);
  // Another person's kept pages can no longer be opened after this call, even if another tab delays their deletion.
  eraseOfflineUnlessOf(session.userInfo.id).catch(console.error);
  noteActivity();
  // If the texts of the account's language fail to load, the current language stays.
  await adoptLocale(session.userInfo.locale).catch(console.error);
  announce('signed-in');
  return session.userInfo;
}
