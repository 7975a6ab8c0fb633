import { z } from 'zod';
import { AREAS, itemNotFound, type ItemNotFound } from './areas';

/** Body of every error response; the HTTP status is that of the response. */
export const errorBody = z
  .object({
    code: z.string().meta({ description: 'Stable code for programs, such as `form.not_found`.' }),
    message: z.string().meta({ description: 'A sentence for a person, in the language of the request.' }),
    details: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'Path of a field and its error; or facts to show in the message.' }),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorBody>;

const ITEM_NOT_FOUND = Object.fromEntries(AREAS.map((area) => [itemNotFound(area), 404])) as Record<ItemNotFound, 404>;

/** HTTP status of each error code that the server returns. Codes follow the pattern `<noun>.not_found` and `<noun>.conflict`. */
export const ERROR_STATUS = {
  'request.invalid': 400,
  'words.invalid': 400,
  'review.invalid': 400,
  'structure.invalid': 400,
  'moment.invalid': 400,
  'document.invalid': 400,
  'file.mismatch': 400,
  'picture.invalid': 400,
  'session.missing': 401,
  'session.expired': 401,
  'session.revoked': 401,
  'login.invalid': 401,
  'permission.denied': 403,
  'review.own': 403,
  'path.not_found': 404,
  'session.not_found': 404,
  ...ITEM_NOT_FOUND,
  'deadline.not_found': 404,
  'item.not_found': 404,
  'person.not_found': 404,
  'attachment.not_found': 404,
  'classification.not_found': 404,
  'preview.not_found': 404,
  'draft.not_found': 404,
  'scheduled.not_found': 404,
  'revision.not_found': 404,
  'release.not_found': 404,
  'file.not_found': 404,
  'remark.not_found': 404,
  'feed.not_found': 404,
  'pin.not_found': 404,
  'synonym.not_found': 404,
  'method.not_allowed': 405,
  'request.timeout': 408,
  'notice.conflict': 409,
  'draft.conflict': 409,
  'scheduled.conflict': 409,
  'item.conflict': 409,
  'item.archived': 409,
  'review.required': 409,
  'review.off': 409,
  'review.conflict': 409,
  'structure.conflict': 409,
  'classification.exists': 409,
  'classification.in_use': 409,
  'undo.expired': 409,
  'release.conflict': 409,
  'release.blocked': 409,
  'release.holds': 409,
  'file.in_use': 409,
  'file.other_type': 409,
  'file.full': 409,
  'remark.conflict': 409,
  'remark.full': 409,
  'feed.conflict': 409,
  'pin.conflict': 409,
  'pin.exists': 409,
  'pin.full': 409,
  'synonym.conflict': 409,
  'synonym.full': 409,
  'keyword.conflict': 409,
  'ban.conflict': 409,
  'folder.read_only': 409,
  'see_as.read_only': 409,
  'see_as.ended': 409,
  'request.too_large': 413,
  'file.too_large': 413,
  'picture.too_large': 413,
  'request.unsupported': 415,
  'file.unsupported': 415,
  'range.unsatisfiable': 416,
  'preview.limited': 429,
  'rate.limited': 429,
  'request.headers_too_large': 431,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;
