import { afterCall } from '@/lib/api/after-call';
import { answerKey, callKey } from '@/lib/api/call-key';
import type { Failure } from '@/lib/api/failures';
import { isGone } from '@/lib/api/offline-answers';
import { request } from '@/lib/api/request';
import { AREA_FACTS } from '@/entities/area/areas';
import { listCopies } from '@/lib/offline/copies';
import { isReadable } from '@/lib/offline/database';
import { interfaceLocale } from '@/lib/i18n/interface-locale';

/** Minimum time between two checks of a copy, in milliseconds. */
const MIN_AGE_MS = 60_000;

/**
 * Requests the kept pages in the interface language again, one after the other, and stores the answers. Removes pages that the person
 * may no longer see. Stops when the server cannot be reached or the interface language changes.
 */
export async function checkPages(): Promise<void> {
  // A request always uses the current interface language, which can change while this loop runs.
  const locale = interfaceLocale();
  const copies = (await listCopies()).filter((copy) => copy.locale === locale);
  const due = copies.filter((copy) => !isReadable(copy) || Date.now() - Date.parse(copy.checkedAt) > MIN_AGE_MS);
  for (const { area, itemId } of due) {
    const call = AREA_FACTS[area].info;
    const input = { id: itemId };
    const result: { data?: unknown; failure?: Failure } = {};
    result.data = await request(call, input, {
      quiet: () => true,
      onFailure: (failure) => {
        result.failure = failure;
      },
    });
    if (interfaceLocale() !== locale || (result.failure && !isGone(result.failure))) return;
    await afterCall(answerKey(locale, callKey(call, input)), result);
  }
}
