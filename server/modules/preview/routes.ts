import type { FastifyInstance } from 'fastify';
import { previewApi } from '../../../contract/preview';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { securityLogOf } from '../../http/security-log';
import { sweepRegularly } from '../../http/sweep';
import { removeExpiredLinks } from './repository';
import { createLink, draftsOf, endLinksOf } from './service';

export function previewRoutes(app: FastifyInstance, deps: Deps): void {
  sweepRegularly(app, 'preview links', () => removeExpiredLinks(deps.db, deps.now()));
  route(app, previewApi.list, ({ area }, { viewer, locale }) => draftsOf(deps, area, viewer, locale));
  route(app, previewApi.createLink, (item, { viewer }) => createLink(deps, item, viewer));
  route(app, previewApi.revokeLinks, (link, { viewer, request }) =>
    endLinksOf(deps, link, { viewer, sessionId: request.sessionId }, securityLogOf(request)),
  );
}
