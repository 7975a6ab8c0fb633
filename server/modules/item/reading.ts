import type { Deps } from '../../deps';
import type { CallContext } from '../../route';
import type { Reading } from './card-repository';

export const readingOf = ({ now }: Deps, { viewer, locale, request }: CallContext): Reading => ({
  viewer,
  locale,
  moment: now(),
  log: request.log,
});
