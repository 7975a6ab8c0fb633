import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '../../contract/core/errors';
import { messageFor } from './messages/messages';
import type { Locale } from '../../contract/core/locale';

/** A failure with a code of the contract. Its message is created when it is sent, in the language of the request. */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly details?: Record<string, string>,
    readonly retryAfterSeconds?: number,
  ) {
    super(code);
    this.name = 'AppError';
    this.status = ERROR_STATUS[code];
  }

  body(locale: Locale): ErrorBody {
    return { code: this.code, message: messageFor(this.code, locale), ...(this.details && { details: this.details }) };
  }
}
