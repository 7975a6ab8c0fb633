import type { ErrorCode } from '../../../contract/core/errors';
import type { Locale } from '../../../contract/core/locale';
import { ADMINISTRATION_MESSAGES } from './administration-messages';
import { CALL_MESSAGES } from './call-messages';
import { CONTENT_MESSAGES } from './content-messages';
import type { Message } from './message';

const MESSAGES: Record<ErrorCode, Message> = { ...CALL_MESSAGES, ...CONTENT_MESSAGES, ...ADMINISTRATION_MESSAGES };

/** Returns the message of a failure for a person. */
export const messageFor = (code: ErrorCode, locale: Locale): string => MESSAGES[code][locale];
