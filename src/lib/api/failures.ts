import type { ErrorBody } from 'contract/core/errors';
import type { Locale } from 'contract/core/locale';
import { interfaceLocale } from '../i18n/interface-locale';

/** Reason why a call failed. `status` is 0 if there was no response. */
export interface Failure extends ErrorBody {
  status: number;
}

/** Returns whether a failure is only for the moment: the same call can succeed later. */
export const isTransient = ({ status }: Failure): boolean => status === 0 || status === 408 || status === 429 || status >= 500;

/** Error that is thrown and logged for a failure. */
export class RequestFailure extends Error {
  constructor(
    readonly failure: Failure,
    options?: ErrorOptions,
  ) {
    super(failure.message, options);
    this.name = 'RequestFailure';
  }
}

type OwnCode = 'request.timeout' | 'request.unreachable' | 'answer.unreadable';

/** Messages, kept in the code instead of a catalogue, because they are needed when nothing can be loaded. */
const SENTENCES: Record<OwnCode, Record<Locale, string>> = {
  'request.timeout': {
    'en-US': 'The portal took too long to answer. Try again.',
    'zh-CN': '服务响应超时，请重试。',
  },
  'request.unreachable': {
    'en-US': 'The portal cannot be reached. Check your connection and try again.',
    'zh-CN': '无法连接到服务，请检查网络后重试。',
  },
  'answer.unreadable': {
    'en-US': 'The portal could not answer this. Try again in a moment.',
    'zh-CN': '服务暂时无法处理该请求，请稍后再试。',
  },
};

/** Returns a failure that the browser detected, not the server. */
export const ownFailure = (code: OwnCode, status = 0): Failure => ({ status, code, message: SENTENCES[code][interfaceLocale()] });
