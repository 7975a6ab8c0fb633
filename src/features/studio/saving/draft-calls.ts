import type { Call, CallAnswer, CallInput } from 'contract/api';
import type { ItemRef } from 'contract/item';
import type { Failure } from '@/lib/api/failures';
import { request, requestChange } from '@/lib/api/request';
import type { DraftInfo } from './draft-work';

/** Result of a call; `signedOut` if the session ended before it was answered. */
export type Outcome<T> = { answer: T } | { failure: Failure } | 'signedOut';

type SaveCall = 'POST /api/manage/draft/save';

/** The calls that saving needs. */
export interface DraftCalls {
  save: (input: CallInput<SaveCall>) => Promise<Outcome<CallAnswer<SaveCall>>>;
  info: (ref: ItemRef) => Promise<Outcome<DraftInfo>>;
}

async function outcomeOf<C extends Call>(call: C, input: CallInput<C>, send: typeof request): Promise<Outcome<CallAnswer<C>>> {
  const failures: Failure[] = [];
  const answer = await send(call, input, { onFailure: (failure) => failures.push(failure), quiet: () => true });
  const [failure] = failures;
  if (answer !== undefined) return { answer };
  return failure && failure.status !== 401 ? { failure } : 'signedOut';
}

export const draftCalls: DraftCalls = {
  save: (input) => outcomeOf('POST /api/manage/draft/save', input, requestChange),
  info: (ref) => outcomeOf('GET /api/manage/draft/info', ref, request),
};
