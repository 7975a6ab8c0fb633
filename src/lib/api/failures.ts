import type { ErrorBody } from 'contract/core/errors';
import type { Locale } from 'contract/core/locale';
import { interfaceLocale } from '../i18n/interface-locale';

/** Why a call has no answer. `status` is 0 when the server said nothing at all. */
export interface Failure extends ErrorBody {
  status: number;
}

/** A failure as it is thrown and logged. */
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

/** Kept beside the code, not in a catalogue: they are needed just when nothing can be loaded. */
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

/** A failure that the browser, not the server, has found. */
export const ownFailure = (code: OwnCode, status = 0): Failure => ({ status, code, message: SENTENCES[code][interfaceLocale()] });

/** The server's failure as it put it; whatever stands between it and us answers without a body of ours. */
export function serverFailure(status: number, body: unknown): Failure {
  if (!isErrorBody(body)) return ownFailure('answer.unreadable', status);
  const { code, message, details } = body;
  return { status, code, message, ...(details && { details }) };
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    typeof body.message === 'string' &&
    'code' in body &&
    typeof body.code === 'string'
  );
}
