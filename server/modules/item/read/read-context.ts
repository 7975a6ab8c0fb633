import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../../http/deps';
import type { CallContext } from '../../../http/route';
import type { Locale } from '../../../../contract/core/locale';
import type { Viewer } from '../../../../contract/core/permissions';

/** Viewer, language and time of a read: the input of every query for items. */
export interface ReadContext {
  viewer: Viewer;
  locale: Locale;
  now: Date;
  /** Receives errors about stored values that cannot be shown. */
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Returns the read context of a request. */
export const readContextOf = ({ now }: Deps, { viewer, locale, request }: CallContext): ReadContext => ({
  viewer,
  locale,
  now: now(),
  log: request.log,
});
