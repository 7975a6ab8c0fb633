import type { Call, CallAnswer, CallInput } from 'contract/api';
import { itemPath } from 'contract/core/paths';
import type { ItemDetail, ItemRef } from 'contract/item';
import { callKey } from '@/lib/api/call-key';
import type { Failure } from '@/lib/api/failures';
import { isGone } from '@/lib/api/offline-answers';
import { request } from '@/lib/api/request';
import { interfaceLocale } from '@/lib/i18n/interface-locale';
import { KeepFailure, keepPage, type KeepProblem } from '@/lib/offline/copies';
import { AREA_FACTS } from '../../area/areas';
import { loadedFiles } from '@/lib/browser/service-worker';
import { storePageFiles } from '@/lib/offline/worker-files';

/** Call that loads the tree shown beside a document of the reference shelf. */
const SHELF_TREE = 'POST /api/information/tree' satisfies Call;
/** Maximum size of the tree that is kept with a document, in characters. A document can be read without it. */
const MAX_TREE_LENGTH = 500_000;

/**
 * Keeps the current page of an item, with the answers of other calls that the page needs. Returns the number of pictures that were
 * left out. Throws a `KeepFailure` if the page cannot be kept.
 */
export async function keepItem({ area, id }: ItemRef): Promise<number> {
  const locale = interfaceLocale();
  const input = { id };
  const info = AREA_FACTS[area].info;
  const item = (await load(info, input)) as ItemDetail;
  if (item.id !== id) throw new KeepFailure('unanswered');
  const page = callKey(info, input);
  const path = itemPath(area, id);
  const tree = area === 'information' ? await loadTree() : {};
  // The person has changed the language, so the answers may be in either language.
  if (interfaceLocale() !== locale) return keepItem({ area, id });
  const missing = await keepPage({
    page,
    locale,
    path,
    area,
    itemId: id,
    title: item.title,
    titleLocale: item.locale,
    answers: { [page]: item, ...tree },
  });
  storePageFiles([path], loadedFiles());
  return missing;
}

async function loadTree(): Promise<Record<string, unknown>> {
  const input: CallInput<typeof SHELF_TREE> = {};
  const tree = await load(SHELF_TREE, input).catch(() => null);
  return tree && JSON.stringify(tree).length <= MAX_TREE_LENGTH ? { [callKey(SHELF_TREE, input)]: tree } : {};
}

/** Makes a call. Throws a `KeepFailure` if it fails or the answer does not come from the portal. */
async function load<C extends Call>(call: C, input: CallInput<C>): Promise<CallAnswer<C> & object> {
  const result: { failure?: Failure } = {};
  const data: unknown = await request(call, input, {
    quiet: () => true,
    onFailure: (failure) => {
      result.failure = failure;
    },
  });
  if (typeof data !== 'object' || data === null) throw new KeepFailure(problemOf(result.failure));
  return data as CallAnswer<C> & object;
}

function problemOf(failure: Failure | undefined): KeepProblem {
  if (failure?.status === 0) return 'offline';
  if (failure?.status === 401) return 'signedOut';
  return failure && isGone(failure) ? 'gone' : 'unanswered';
}
